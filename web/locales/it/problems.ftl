### Che cosa può andare storto fra il browser e il server. I nomi seguono i motivi del server.

problem-unreachable = Al momento l’hotel non è raggiungibile.
problem-again = Riprovare
problem-no-such-game = Questo link non apre nessuna porta. La partita è finita da tempo, o il link è incompleto.
problem-no-token = Questo dispositivo non ha la chiave di quella partita. La apra con il suo invito.
problem-no-open-seat = Qualcuno ha preso quel posto un momento fa.
problem-not-over = Quella partita è ancora in corso.
problem-too-many = Un po’ troppo in fretta. Riprovi fra un momento, per favore.
