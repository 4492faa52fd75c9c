### Was Karten und Plättchen bewirken, Teil für Teil.
### Wo eine Zahl ein Rabatt ist, heißt 99: kostenfrei.

## Listen

# Die Waren einer Bestellung, die Karten in der Reihe.
list-items = { $first }, { $rest }
# Die Teile einer Belohnung.
list-parts = { $first }; { $rest }
list-or = { $first } oder { $rest }

## Teile einer Belohnung, eines Effekts oder einer Bestellung

# Derselbe Teil mehrmals.
part-times =
    { $n ->
        [2] { $part }, zweimal
       *[other] { $part }, { $n }-mal
    }
part-gain-krones =
    { $n ->
        [one] 1 Krone
       *[other] { $n } Kronen
    }
part-gain-emperor-steps =
    { $n ->
        [one] 1 Schritt auf der Kaiserleiste
       *[other] { $n } Schritte auf der Kaiserleiste
    }
part-gain-staff-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
part-gain-tile-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
part-gain-tile-points-per-staff =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } für jede ausgespielte Personalkarte
part-gain-strudel = { $n } Strudel
part-gain-cake =
    { $n ->
        [one] 1 Torte
       *[other] { $n } Torten
    }
part-gain-wine = { $n } Wein
part-gain-coffee = { $n } Kaffee
part-gain-any-food =
    { $n ->
        [one] 1 Ware nach Wahl
       *[other] { $n } Waren nach Wahl
    }
part-prepare-room = ein Zimmer vorbereiten
part-prepare-room-for-one-less = ein Zimmer für 1 Krone weniger vorbereiten
part-prepare-room-free = ein Zimmer kostenfrei vorbereiten
part-prepare-room-free-floors-1-2 = ein Zimmer in Etage 1 oder 2 kostenfrei vorbereiten
part-prepare-occupied-room-free = ein Zimmer kostenfrei vorbereiten und sofort beziehen
part-prepare-occupied-room-free-floors-1-2 = ein Zimmer in Etage 1 oder 2 kostenfrei vorbereiten und sofort beziehen
part-occupy-room =
    { $n ->
        [one] ein freies Zimmer beziehen
       *[other] bis zu { $n } freie Zimmer beziehen
    }
part-take-guest-free = einen Gast kostenfrei nehmen
part-draw-staff =
    { $n ->
        [one] 1 Personalkarte ziehen
       *[other] { $n } Personalkarten ziehen
    }
part-play-staff =
    { $n ->
        [0] eine Personalkarte zu vollen Kosten ausspielen
        [99] eine Personalkarte kostenfrei ausspielen
        [one] eine Personalkarte für 1 Krone weniger ausspielen
       *[other] eine Personalkarte für { $n } Kronen weniger ausspielen
    }
part-draw-three-play-one =
    { $n ->
        [99] 3 Personalkarten ansehen und eine davon kostenfrei ausspielen
        [one] 3 Personalkarten ansehen und eine davon für 1 Krone weniger ausspielen
       *[other] 3 Personalkarten ansehen und eine davon für { $n } Kronen weniger ausspielen
    }
part-fill-order = die ganze Bestellung eines Gastes erfüllen
part-extra-action = eine Bonusaktion auf einem Feld mit Würfeln, ohne einen Würfel zu nehmen
part-extra-turn = ein Bonuszug nach diesem Zug, ohne einen Würfel zu nehmen

## Was die Teile tun, in einem Satz; $n ist die Anzahl oder ein Rabatt in Kronen

help-part-gain-krones =
    { $n ->
        [one] 1 Krone nehmen. Was über 20 hinausgeht, verfällt.
       *[other] { $n } Kronen nehmen. Was über 20 hinausgeht, verfällt.
    }
help-part-gain-emperor-steps =
    { $n ->
        [one] Auf der Kaiserleiste 1 Feld vorrücken. Über 13 hinaus gibt es stattdessen 1 Punkt.
       *[other] Auf der Kaiserleiste { $n } Felder vorrücken. Jedes über 13 hinaus bringt stattdessen 1 Punkt.
    }
help-part-gain-strudel = { $n } Strudel nehmen: sofort auf Bestellungen im Café oder in die Küche.
help-part-gain-cake =
    { $n ->
        [one] 1 Torte nehmen: sofort auf eine Bestellung im Café oder in die Küche.
       *[other] { $n } Torten nehmen: sofort auf Bestellungen im Café oder in die Küche.
    }
help-part-gain-wine = { $n } Wein nehmen: sofort auf Bestellungen im Café oder in die Küche.
help-part-gain-coffee = { $n } Kaffee nehmen: sofort auf Bestellungen im Café oder in die Küche.
help-part-gain-any-food =
    { $n ->
        [one] 1 Ware nach Wahl nehmen: auf eine Bestellung im Café oder in die Küche.
       *[other] { $n } Waren nach Wahl nehmen: auf Bestellungen im Café oder in die Küche.
    }
help-part-prepare-room = Ein Zimmer vorbereiten und seine Etage bezahlen.
help-part-prepare-room-for-one-less = Ein Zimmer vorbereiten, 1 Krone günstiger als seine Etage.
help-part-prepare-room-free = Ein Zimmer in beliebiger Etage kostenfrei vorbereiten.
help-part-prepare-room-free-floors-1-2 = Ein Zimmer in Etage 1 oder 2 kostenfrei vorbereiten.
help-part-occupy-room =
    { $n ->
        [one] Ein freies Zimmer beliebiger Farbe beziehen, ohne Gast.
       *[other] Bis zu { $n } freie Zimmer beliebiger Farbe beziehen, ohne Gäste.
    }
help-part-take-guest-free = Einen Gast aus der Reihe an einen freien Tisch holen, ohne zu bezahlen.
help-part-draw-staff =
    { $n ->
        [one] 1 Personalkarte auf die Hand ziehen.
       *[other] { $n } Personalkarten auf die Hand ziehen.
    }
help-part-play-staff =
    { $n ->
        [0] Eine Personalkarte von der Hand zu vollen Kosten ausspielen.
        [99] Eine Personalkarte von der Hand kostenfrei ausspielen.
        [one] Eine Personalkarte von der Hand für 1 Krone weniger ausspielen.
       *[other] Eine Personalkarte von der Hand für { $n } Kronen weniger ausspielen.
    }
help-part-draw-three-play-one =
    { $n ->
        [99] Drei Personalkarten ansehen und auf Wunsch eine davon kostenfrei ausspielen. Die übrigen kommen unter den Stapel.
        [one] Drei Personalkarten ansehen und auf Wunsch eine davon für 1 Krone weniger ausspielen. Die übrigen kommen unter den Stapel.
       *[other] Drei Personalkarten ansehen und auf Wunsch eine davon für { $n } Kronen weniger ausspielen. Die übrigen kommen unter den Stapel.
    }
help-part-extra-action = Die Aktion eines Feldes, auf dem Würfel liegen, mit dessen Stärke ausführen, ohne einen Würfel zu nehmen. Kein Verstärken, keine Hilfe vom Personal; eine 6 kostet ihre Krone.
help-part-extra-turn = Nach diesem Zug ein ganzer Bonuszug, ohne einen Würfel zu nehmen.

## Was Leopold fragt, wenn ein Teil fragt

ask-extra-action = Eine Bonusaktion, wenn es beliebt: Welches Feld mit Würfeln soll es sein?
    .short = *Eine Bonusaktion:* Feld mit Würfeln wählen.
ask-gain-strudel =
    { $n ->
        [one] 1 Strudel: Darf ich ihn einem Gast bringen oder in die Küche legen?
       *[other] { $n } Strudel, einer nach dem anderen: einem Gast bringen oder in die Küche legen?
    }
    .short = *Den Strudel* zum Gast oder in die Küche?
ask-gain-cake =
    { $n ->
        [one] 1 Torte: Darf ich sie einem Gast bringen oder in die Küche stellen?
       *[other] { $n } Torten, eine nach der anderen: einem Gast bringen oder in die Küche stellen?
    }
    .short = *Die Torte* zum Gast oder in die Küche?
ask-gain-wine =
    { $n ->
        [one] 1 Wein: Darf ich ihn einem Gast bringen oder in die Küche stellen?
       *[other] { $n } Wein, einer nach dem anderen: einem Gast bringen oder in die Küche stellen?
    }
    .short = *Den Wein* zum Gast oder in die Küche?
ask-gain-coffee =
    { $n ->
        [one] 1 Kaffee: Darf ich ihn einem Gast bringen oder in die Küche stellen?
       *[other] { $n } Kaffee, einer nach dem anderen: einem Gast bringen oder in die Küche stellen?
    }
    .short = *Den Kaffee* zum Gast oder in die Küche?
ask-gain-any-food =
    { $n ->
        [one] Etwas nach Ihrem Wunsch aus der Speisekammer: Was darf es sein, und wohin damit?
       *[other] { $n }-mal etwas nach Ihrem Wunsch aus der Speisekammer: Was darf es sein, und wohin damit?
    }
    .short = *Was Sie wünschen:* zum Gast, in die Küche?
ask-fill-order = Der Portier bringt alles, worauf ein Gast noch wartet. Wessen Bestellung darf es sein?
    .short = *Wessen Bestellung* bringt der Portier?
ask-take-guest-free = Ein Gast, ganz kostenfrei! Wen darf ich zu Tisch bitten?
    .short = *Ein Gast, kostenfrei:* Wen bitten wir?
ask-prepare-room =
    { $n ->
        [one] Welches Zimmer dürfen wir vorbereiten?
       *[other] Bis zu { $n } Zimmer dürfen wir vorbereiten. Welches ist das nächste?
    }
    .short = *Zimmer vorbereiten:* Tippen Sie eines an.
ask-prepare-room-for-one-less = Welches Zimmer dürfen wir vorbereiten? Es kostet 1 Krone weniger.
    .short = *Zimmer vorbereiten*, für 1 Krone weniger.
ask-prepare-room-free = Welches Zimmer dürfen wir vorbereiten? Es kostet Sie nichts.
    .short = *Zimmer vorbereiten*, ganz kostenfrei.
ask-prepare-room-free-floors-1-2 = Welches Zimmer in Etage 1 oder 2 dürfen wir vorbereiten? Es kostet Sie nichts.
    .short = *Zimmer in Etage 1 oder 2*, kostenfrei.
ask-prepare-occupied-room-free = Welches Zimmer dürfen wir vorbereiten? Es kostet Sie nichts und ist sofort bezogen.
    .short = *Ein Zimmer*, kostenfrei und sofort bezogen.
ask-prepare-occupied-room-free-floors-1-2 = Welches Zimmer in Etage 1 oder 2 dürfen wir vorbereiten? Es kostet Sie nichts und ist sofort bezogen.
    .short = *Etage 1 oder 2:* kostenfrei, sofort bezogen.
ask-occupy-room =
    { $n ->
        [one] Welches freie Zimmer soll als bezogen gelten?
       *[other] Bis zu { $n } freie Zimmer dürfen als bezogen gelten. Welches ist das nächste?
    }
    .short = *Ein freies Zimmer* gilt als bezogen: welches?
ask-play-staff =
    { $n ->
        [0] Wen stellen wir ein, zu vollen Kosten?
        [99] Wen stellen wir ein, ganz kostenfrei?
        [one] Wen stellen wir ein, für 1 Krone weniger?
       *[other] Wen stellen wir ein, für { $n } Kronen weniger?
    }
    .short = *Wen stellen wir ein?* Eine Karte antippen.

## Was abgelehnt oder gewählt wird, wo die Worte andere sind als sonst

choice-done-extra-action = Keine Bonusaktion
choice-done-take-guest-free = Keinen Gast nehmen
choice-done-prepare-room = Keine weiteren Zimmer
choice-done-prepare-room-for-one-less = Kein Zimmer
choice-done-prepare-room-free = Kein Zimmer
choice-done-prepare-room-free-floors-1-2 = Kein Zimmer
choice-done-prepare-occupied-room-free = Kein Zimmer
choice-done-prepare-occupied-room-free-floors-1-2 = Kein Zimmer
choice-done-occupy-room = Keine weiteren Zimmer
choice-done-play-staff = Niemanden einstellen
choice-prepare-prepare-occupied-room-free =
    { $colour ->
        [blue] Blaues Zimmer in Etage { $floor }, Spalte { $column } kostenfrei vorbereiten und beziehen
        [red] Rotes Zimmer in Etage { $floor }, Spalte { $column } kostenfrei vorbereiten und beziehen
       *[yellow] Gelbes Zimmer in Etage { $floor }, Spalte { $column } kostenfrei vorbereiten und beziehen
    }
choice-prepare-prepare-occupied-room-free-floors-1-2 =
    { $colour ->
        [blue] Blaues Zimmer in Etage { $floor }, Spalte { $column } kostenfrei vorbereiten und beziehen
        [red] Rotes Zimmer in Etage { $floor }, Spalte { $column } kostenfrei vorbereiten und beziehen
       *[yellow] Gelbes Zimmer in Etage { $floor }, Spalte { $column } kostenfrei vorbereiten und beziehen
    }
