### Tasti al tavolo, come li elenca il foglio.

keys = Tasti
pref-shortcuts = Giocare con singoli tasti (da disattivare se disturbano)

# «Prossimo» va a ciò che si può usare, se c’è.
key-die = Prendere un dado di questo valore, o scegliere da un elenco la risposta con questo numero
key-boost = Aumentare la forza del prossimo dado per 1 corona
key-pass = Passare
key-end = Finire il turno, o concludere ciò che si chiede
key-undo = Annullare
key-hint = Chiedere consiglio a Leopold
key-question = Che cosa si chiede
key-guests = Prossimo ospite in coda
key-dice = Prossimo dado
key-rooms = Prossima camera
key-cafe = Prossimo ospite nel bar
key-kitchen = Cucina e servizio
key-staff = Prossima carta personale
key-objectives = Prossimo obiettivo
key-rivals = Prossimo rivale
key-note = Mettere via la nota di Leopold
key-since = Che cosa è successo dal Suo ultimo turno
key-log = Cronaca
key-menu = Menu
key-keys = Questo elenco
key-tab = Gruppo o pulsante successivo
key-arrows = Attraverso tutto ciò che è in un gruppo
key-enter = Scegliere ciò che ha il focus
key-escape = Chiudere ciò che è aperto
