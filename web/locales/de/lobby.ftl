### Die Lobby: neue Spiele, Einladungen, meine Spiele.

lobby-subtitle = Wien um 1900. Ein bis vier Hoteliers, sieben Runden.

lobby-quick = Gleich spielen
lobby-quick-play = Jetzt spielen
lobby-quick-play-note = gegen den Planer
lobby-quick-guided = Erstes Spiel
lobby-quick-guided-note = Leopold führt Sie

lobby-new = Neues Spiel
lobby-you = Sie
lobby-computer = Computer
lobby-friend = Offen
lobby-by-link = per Link
# Namen für die Hoteliers des Computers.
lobby-bot-names = Milena, Theodor, Klara, Josef, Ottilie
lobby-bot-random = Sprunghaft
lobby-bot-novice = Neuling
lobby-bot-beginner = Anfänger
lobby-bot-gentle = Sanft
lobby-bot-greedy = Ehrgeizig
lobby-bot-careful = Umsichtig
lobby-bot-planner = Planer
lobby-bot-seasoned = Erfahren
lobby-bot-expert = Experte
lobby-bot-master = Meister
lobby-levels = Computer, von leicht bis schwer
lobby-chair = Wer auf Platz { $n } sitzt
lobby-chair-name = Name auf Platz { $n }
lobby-kind-open = Per Link
lobby-kind-here = An diesem Gerät
lobby-remove = Platz { $n } entfernen
lobby-add =
    { $n ->
        [3] Dritten Hotelier hinzufügen
       *[4] Vierten Hotelier hinzufügen
    }

lobby-hotel = Hotels
lobby-hotel-night = Nacht, alle gleich
lobby-hotel-day = Tag, vier Pläne
lobby-staff = Personal
lobby-staff-standard = Standard
lobby-staff-introductory = Einsteiger
lobby-staff-draft = Draft
lobby-clock = Bedenkzeit
lobby-clock-none = Keine
lobby-clock-min-3 = 3 Min.
lobby-clock-min-10 = 10 Min.
lobby-clock-day-1 = 1 Tag
lobby-clock-day-3 = 3 Tage
lobby-more = Weitere Optionen
lobby-edition = Auflage
lobby-edition-current = Aktuelle
lobby-edition-first = Erste, 2015
lobby-pace = Computer spielt
lobby-pace-calm = Ruhig
lobby-pace-quick = Zügig
lobby-pace-instant = Sofort
lobby-plans = Pläne A bis D selbst verteilen
lobby-plan = Plan für Platz { $n }
lobby-promos = Zwei Promogäste, { $first } und { $second }
lobby-hints = Leopold darf um Rat gefragt werden
lobby-forecast = Prognose von Punkten und Gewinnaussichten

lobby-tip-2 = Zwei Hoteliers spielen mit 10 Würfeln. Etwa eine halbe Stunde.
lobby-tip-3 = Drei Hoteliers spielen mit 12 Würfeln. Etwa eine Stunde.
lobby-tip-4 = Vier Hoteliers spielen mit 14 Würfeln. Eineinhalb Stunden.
lobby-tip-standard = Alle beginnen mit sechs Personalkarten vom Stapel.
lobby-tip-introductory = Alle beginnen mit sechs Personalkarten, ausgesucht für ein erstes Spiel.
lobby-tip-draft = Die Personalkarten gehen reihum, und alle behalten jeweils eine.
# Wie ein Bot ist: sein Charakter, und wie er denkt.
lobby-tip-bot = { $bot }: { $text }. Elo { $rating }.
lobby-tip-open = Gleich erhalten Sie einen Link für Ihre Freunde; wir beginnen, sobald alle Platz genommen haben.
lobby-open = Türen öffnen
lobby-open-invite = Türen öffnen und einladen

lobby-mine = Meine Spiele
lobby-mine-none = Noch keine. Was Sie an diesem Gerät spielen, wartet hier auf Sie.
# Leopold, nach zwei Siegen gegen eine Stufe. $bot: ihr Name, $next: der Name der nächsten.
lobby-next = Zwei Siege in Folge gegen „{ $bot }“: bravo! Wagen Sie sich an „{ $next }“?
lobby-next-yes = Ja, gern
lobby-waiting =
    { $n ->
        [one] 1 wartet auf Sie
       *[other] { $n } warten auf Sie
    }
lobby-your-turn = Sie sind dran
lobby-your-turn-with = Sie sind dran im Spiel mit { $names }
lobby-to-move = { $name } ist dran
lobby-game-playing = Wird gespielt
lobby-game-round = Runde { $round } von { $rounds }
# $own: die eigenen Punkte, $best: die besten der anderen. $place: 0, wenn andere ebenso viele haben.
lobby-game-result =
    { $place ->
        [0] Beendet, { $own } zu { $best }
        [1] Gewonnen, { $own } zu { $best }
        [2] Zweiter Platz, { $own } zu { $best }
        [3] Dritter Platz, { $own } zu { $best }
       *[4] Vierter Platz, { $own } zu { $best }
    }
# Ein Spiel, dem man zusah oder das mehrere an diesem Gerät spielten. $scores: 118 : 104
lobby-game-scores = Beendet, { $scores }
lobby-game-watched = Sie sehen zu
lobby-game-open =
    { $open ->
        [one] Wartet auf 1 Hotelier
       *[other] Wartet auf { $open } Hoteliers
    }
lobby-game-over = Beendet
lobby-game-abandoned = Verlassen
lobby-forget = Das Spiel mit { $names } aus der Liste entfernen

lobby-join = Mitspielen
lobby-join-link = Einladungslink
lobby-join-paste = Erhaltenen Link einfügen
lobby-join-go = Eintreten
lobby-join-wrong = Das sieht nicht nach einer Einladung aus. Eine Einladung ist ein Link, in dem „join“ steht.

lobby-room = Foyer
lobby-invited = Sie sind eingeladen
lobby-dead = Hier ist keine Tür
lobby-dead-why = Ich bedaure, dieser Link öffnet keine Tür. Vielleicht ist er unvollständig, oder das Spiel wurde längst geschlossen. Bitten Sie Ihre Freunde um einen neuen.
# $hotel: night oder day; $staff: standard, introductory oder draft; $edition: current oder first; $clock: none, turn oder day
lobby-room-about =
    { $hotel ->
        [night] Nachtseite
       *[day] Tagseite
    }, { $staff ->
        [introductory] Einsteigervariante
        [draft] Personal im Draft
       *[standard] Personal vom Stapel
    }, { $edition ->
        [first] Erstauflage
       *[current] aktuelle Auflage
    }, { $clock ->
        [turn] mit Bedenkzeit
        [day] mit Tagen Bedenkzeit
       *[none] ohne Bedenkzeit
    }.
lobby-room-waiting =
    { $open ->
        [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist; Sie dürfen diese Seite schließen und wiederkommen.
       *[other] { $open } Plätze sind noch frei. Das Spiel beginnt, sobald alle besetzt sind; Sie dürfen diese Seite schließen und wiederkommen.
    }
lobby-room-invited =
    { $open ->
        [one] Eine Einladung von { $names }: Der letzte freie Platz gehört Ihnen.
       *[other] Eine Einladung von { $names }: Es sind noch { $open } Plätze frei.
    }
lobby-room-leave = Zurück zur Lobby
lobby-room-cancel = Spiel absagen
lobby-room-cancel-sure = Der Link führt dann nirgendwo mehr hin. Das Spiel absagen?
lobby-room-give-up = Meinen Platz freigeben
lobby-room-give-up-sure = Die anderen behalten ihre Plätze, Ihrer wird wieder frei. Freigeben?
lobby-room-off = Dieses Spiel wurde vor dem Beginn abgesagt.
lobby-room-playing = Hier spielen { $names }. Alle Plätze sind besetzt, doch zusehen dürfen Sie.
lobby-room-over = { $names } haben dieses Spiel beendet.
lobby-seat-open = Freier Platz
lobby-seat-waiting = wartet
lobby-seat-fill = Den Computer spielen lassen
lobby-seat-here = da
lobby-seat-away = abwesend
lobby-share = Link für Ihre Freunde
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-share-send = Teilen
lobby-take-seat = Platz nehmen
lobby-watch = Zusehen
lobby-see-score = Zur Wertung
