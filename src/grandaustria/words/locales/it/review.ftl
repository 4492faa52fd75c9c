### L’analisi di una partita finita: dove si è decisa, e perché.

review-title = Dove si è decisa la partita
review-played-like = Ha giocato da …
review-expert-game = Partita da esperto
review-luck = Fortuna
review-given-away = Regalati
review-others = Turni degli altri
review-unexplained = Non spiegati
review-result = Risultato
review-without-luck = Senza fortuna
review-mistakes = Errori
review-good-finds = Belle trovate
review-round = Round
review-turn = Turno
review-played = Giocato
review-better = Meglio
review-no-mistakes = Nessun turno ha di certo regalato 2 punti o più.
# Shown while it goes on.
review-looking = Leopold sta guardando i turni
review-explaining = Leopold cerca le ragioni
# The time was not enough.
review-unfinished = Leopold ha guardato { $turns } turni su { $of }. Per il resto gli servono più secondi.

# What points given away per turn are called.
review-level-grand-hotelier = Grande albergatore
review-level-hotelier = Albergatore
review-level-concierge = Portiere
review-level-chief-waiter = Capo cameriere
review-level-porter = Facchino
review-level-page = Paggio

# Why another turn was better: the source of points that makes the difference, and if possible what it does at once.
review-why-guests-now = Porta più punti con gli ospiti: “{ $guest }” si trasferisce subito in camera.
review-why-guests = Porta più punti con gli ospiti nei turni successivi.
review-why-rooms = Porta, alla fine, a più camere o a camere ai piani più alti.
review-why-groups-now =
    Porta più punti con i gruppi: se ne completa subito uno { $colour ->
        [blue] blu
        [red] rosso
       *[yellow] giallo
    }.
review-why-groups = Porta a più gruppi completi.
review-why-staff-now = Porta più punti con il personale: “{ $staff }” entra subito in gioco.
review-why-staff = Ricava più punti dal personale.
review-why-objectives-now = Reclama subito l’obiettivo “{ $objective }”.
review-why-objectives = Raggiunge gli obiettivi prima, o ne raggiunge di più.
review-why-emperor = Rende di più con l’Imperatore: sul tracciato, nelle valutazioni e con le tessere.
review-why-leftovers = Lascia alla fine più corone e cibo, o meno ospiti al bar.
review-why-long-run = Rende alla lunga; nessuna singola fonte di punti spicca sulle altre.
# A second source. It follows one of the sentences above.
review-also-guests = Anche gli ospiti rendono di più.
review-also-rooms = Anche le camere rendono di più.
review-also-groups = Anche i gruppi rendono di più.
review-also-staff = Anche il personale rende di più.
review-also-objectives = Anche gli obiettivi rendono di più.
review-also-emperor = Anche l’Imperatore rende di più.
review-also-leftovers = Alla fine avanza anche di più.
