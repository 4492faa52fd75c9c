### Che cosa può andare storto fra il browser e il server. I nomi seguono i motivi del server.

problem-unreachable = Al momento l’hotel non è raggiungibile.
problem-again = Riprova
problem-no-such-game = Questo link non apre nessuna porta. La partita è finita da tempo, o il link è incompleto. Ne chieda uno nuovo.
problem-no-token = Questo dispositivo non ha la chiave di questa partita. La apra con il suo invito.
problem-no-open-seat = Qualcuno ha preso quel posto un momento fa. Può comunque assistere.
problem-not-over = Quella partita è ancora in corso.
problem-too-many = Un po’ troppo in fretta. Riprovi fra un momento, per favore.
problem-busy = Leopold è occupato ad altri tavoli. Chieda di nuovo fra qualche secondo, per favore.
problem-unavailable = Al momento l’hotel non può aprire i suoi registri. Quanto giocato finora è al sicuro; riprovi fra poco, per favore.
problem-damaged = Purtroppo i dati di questa partita sono danneggiati e non è più possibile aprirla.
problem-not-away = Il posto era occupato un attimo fa. Un bot può continuare quando qualcuno è via da due minuti.
problem-clock-decides = In questa partita decide l’orologio: allo scadere del tempo un bot finisce il turno.
problem-nothing-to-take-back = Non si può più annullare.
problem-illegal-choice = Ora non è possibile.
problem-not-your-turn = Non è il Suo turno.
problem-over = La partita è finita.
problem-not-replaced = Il posto è già di nuovo Suo.
problem-has-a-seat = Ha già un posto in questa partita.
problem-not-started = La partita non è ancora cominciata. Comincia appena tutti i posti sono presi.
problem-not-for-spectators = Lei sta assistendo: può farlo solo chi gioca.
problem-switched-off = A questo tavolo non ci sono consigli.
problem-invalid = Qualcosa qui non è valido. Controlli ciò che ha inserito, per favore.
problem-day-not-over = Questa partita resta chiusa fino alla fine della sua giornata.
problem-not-today = È cominciato un nuovo giorno: apra l’enigma di oggi.
