### Che cosa accade a un posto, non nel gioco: lo dicono il diario e Leopold.

notice-stand-in-deadline-turn = Il tempo di { $player } è scaduto: un bot gioca questo turno
notice-stand-in-deadline = Il tempo di { $player } è di nuovo scaduto: un bot gioca finché { $player } non torna
# $by ha chiamato il bot
notice-stand-in-called = { $player } non c’è: { $by } chiama un bot, che gioca finché { $player } non torna
notice-returned = { $player } è di nuovo al tavolo
notice-left = { $player } lascia la partita per sempre: un bot la gioca fino alla fine
