### Die Analyse einer beendeten Partie: wo sie entschieden wurde, und warum.

review-title = Wo die Partie entschieden wurde
review-played-like = Gespielt wie ein …
review-expert-game = Eine Partie des Experten
review-luck = Glück
review-given-away = Verschenkt
review-others = Züge der anderen
review-unexplained = Nicht erklärt
review-result = Ergebnis
review-without-luck = Ohne Glück
review-mistakes = Fehler
review-good-finds = Gut gesehen
review-round = Runde
review-turn = Zug
review-played = Gespielt
review-better = Besser
review-no-mistakes = Kein Zug hat mit Sicherheit 2 Punkte oder mehr verschenkt.
# Shown while it goes on.
review-looking = Leopold sieht sich die Züge an
review-explaining = Leopold sucht nach Gründen
# The time was not enough.
review-unfinished = Leopold hat sich { $turns } von { $of } Zügen angesehen. Für den Rest braucht er mehr Sekunden.

# What points given away per turn are called.
review-level-grand-hotelier = Grandhotelier
review-level-hotelier = Hotelier
review-level-concierge = Concierge
review-level-chief-waiter = Oberkellner
review-level-porter = Portier
review-level-page = Page

# Why another turn was better: the source of points that makes the difference, and if possible what it does at once.
review-why-guests-now = Er bringt mehr Punkte mit Gästen: „{ $guest }“ zieht sofort ein.
review-why-guests = Er bringt in den Zügen danach mehr Punkte mit Gästen.
review-why-rooms = Er führt bis zum Ende zu mehr oder höher gelegenen Zimmern.
review-why-groups-now =
    Er bringt mehr Punkte mit Gruppen: Eine { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } wird sofort voll.
review-why-groups = Er führt zu mehr vollen Gruppen.
review-why-staff-now = Er bringt mehr Punkte mit Personal: „{ $staff }“ liegt sofort aus.
review-why-staff = Er holt mehr Punkte aus dem Personal.
review-why-objectives-now = Er erfüllt sofort die Politikkarte „{ $objective }“.
review-why-objectives = Er erfüllt Politikkarten früher, oder mehr davon.
review-why-emperor = Er bringt mehr beim Kaiser: auf der Leiste, in den Wertungen und mit den Plättchen.
review-why-leftovers = Er lässt am Ende mehr Kronen und Speisen übrig oder weniger Gäste im Café.
review-why-long-run = Er zahlt sich auf lange Sicht aus; keine einzelne Punktequelle sticht heraus.
# A second source. It follows one of the sentences above.
review-also-guests = Auch die Gäste bringen mehr.
review-also-rooms = Auch die Zimmer bringen mehr.
review-also-groups = Auch die Gruppen bringen mehr.
review-also-staff = Auch das Personal bringt mehr.
review-also-objectives = Auch die Politikkarten bringen mehr.
review-also-emperor = Auch der Kaiser bringt mehr.
review-also-leftovers = Auch bleibt am Ende mehr übrig.
