### Das Ende eines Spiels: Schlusswertung, Punkteübersicht, Punkte nach Runden.

end-title = Wertung
end-counting = Die Schlusswertung
# $n: wie viele gewonnen haben
end-winner =
    { $n ->
        [one] { $winners } führt das erste Haus am Platz
       *[other] { $winners } führen die ersten Häuser am Platz
    }
# $hotel: night oder day; $staff: standard, introductory oder draft
end-about =
    Sieben Runden, { $hotel ->
        [night] Nachtseite
       *[day] Tagseite
    }, { $staff ->
        [introductory] Einsteigervariante
        [draft] Personal im Draft
       *[standard] Personal vom Stapel
    }.
# $how: clear, tie (mit mehr Kronen und Waren gewonnen) oder shared
end-won =
    { $how ->
        [shared] Ein geteilter Sieg.
        [tie] Bei Gleichstand gewonnen, mit mehr in Kasse und Küche.
       *[clear]
            { $by ->
                [one] Mit 1 Punkt Vorsprung gewonnen.
               *[other] Mit { $by } Punkten Vorsprung gewonnen.
            }
    }
end-record = Aufzeichnung speichern
end-rematch = Noch einmal
end-join-rematch = Ins nächste Spiel
# Für alle, die zugesehen haben.
end-watch-rematch = Nächstem Spiel zusehen
end-place = { $place }.
end-computer = Computer, { $bot }
# $bot: expert, planner, …
end-finished-by =
    { $bot ->
        [expert] vom Experten
        [planner] vom Planer
       *[other] vom Computer
    } zu Ende gespielt

end-score = Punkte
end-in-game = Während des Spiels
end-final = Schlusswertung
end-row-guests = Einquartierte Gäste
end-row-groups = Volle blaue Gruppen
end-row-rooms = Aufgedruckte Punkte
end-row-emperor = Kaiserleiste
end-row-tiles = Kaiserplättchen
end-row-steps = Schritte über die Leiste
end-row-objectives = Politikkarten
end-row-staff = Personal im Spielverlauf
end-row-earlier = Von früher
end-row-final-staff = Personal der Schlusswertung
end-row-final-rooms = Bezogene Zimmer nach Etage
end-row-final-leftovers = Kronen und Küche
end-row-final-guests = Gäste noch im Café
end-total = Gesamt
end-so-far = Bisher
end-next = Weiter
end-all = Alles zeigen
end-again = Noch einmal zählen
# Wird während der Schlusswertung vorgelesen.
end-said = { $name } { $n }

end-chart = Punkte pro Runde
end-chart-start = Start
end-chart-final = Ende
end-claims = Erfüllte Politikkarten
end-nobody = niemand
end-moments = Große Momente
# Eine Runde, so kurz es geht.
end-round = R{ $round }

# Ein beendetes Spiel durch einen Link teilen.
share = Teilen
share-done = Geteilt
share-agree = Teilen zustimmen
share-make = Link erstellen
share-title = Dieses Spiel teilen
share-about = Wer den Link hat, kann das ganze Spiel ansehen, mit allen Karten offen und den Namen am Tisch. Ihr Chat bleibt unter Ihnen. Alle, die gespielt haben, müssen zustimmen, und jeder kann es jederzeit zurücknehmen.
share-yes = stimmt zu
share-not-yet = noch keine Zustimmung
# $n: wie viele Namen
share-waiting =
    { $n ->
        [one] { $names } muss noch zustimmen. Die Frage steht neben der Wertung und unter Meine Spiele.
       *[other] { $names } müssen noch zustimmen. Die Frage steht neben der Wertung und unter Meine Spiele.
    }
share-wish =
    { $n ->
        [one] { $names } möchte dieses Spiel teilen.
       *[other] { $names } möchten dieses Spiel teilen.
    }
share-link = Link zum Spiel
share-take-back = Zurücknehmen
# In der Liste der Spiele.
share-game = Das Spiel mit { $names } teilen
share-listed = geteilt
share-listed-wish = teilen?
# Nach „Mit 3 Punkten Vorsprung gewonnen.“
end-loaded = Ab einer geladenen Stellung gespielt: Es zählt in keiner Statistik.
