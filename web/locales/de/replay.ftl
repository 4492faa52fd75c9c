### Ein beendetes Spiel noch einmal ansehen.

replay = Wiedergabe
replay-slider = Stelle im Spiel
replay-at = Runde { $round }, Schritt { $at } von { $of }
replay-count = Schritt { $at } von { $of }
# Was als Nächstes gewählt wird, und von wem.
replay-next = { $name }: { $choice }
replay-end = Das Spiel ist zu Ende.
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo { $n }-fach
replay-seat = Wessen Tisch zu sehen ist
