### Was zwischen Browser und Server schiefgehen kann. Die Namen folgen den Gründen des Servers.

problem-unreachable = Das Hotel ist gerade nicht zu erreichen.
problem-again = Noch einmal versuchen
problem-no-such-game = Dieser Link öffnet keine Tür. Das Spiel ist längst zu Ende, oder der Link ist unvollständig. Bitten Sie um einen neuen.
problem-no-token = Dieses Gerät hat keinen Schlüssel zu diesem Spiel. Öffnen Sie es mit der Einladung.
problem-no-open-seat = Diesen Platz hat gerade jemand anders genommen. Sie dürfen gern zusehen.
problem-not-over = Dieses Spiel läuft noch.
problem-too-many = Das ging etwas schnell. Bitte versuchen Sie es gleich noch einmal.
problem-busy = Leopold ist gerade an anderen Tischen beschäftigt. Bitte fragen Sie in ein paar Sekunden noch einmal.
problem-unavailable = Das Hotel kommt gerade nicht an seine Bücher. Alles bisher Gespielte ist sicher; bitte versuchen Sie es gleich noch einmal.
problem-damaged = Leider sind die Aufzeichnungen dieses Spiels beschädigt; es lässt sich nicht mehr öffnen.
problem-not-away = Eben war der Platz noch besetzt. Erst wenn jemand zwei Minuten fort ist, darf ein Bot weiterspielen.
problem-clock-decides = In diesem Spiel entscheidet die Uhr: Ist die Zeit um, spielt ein Bot den Zug zu Ende.
problem-nothing-to-take-back = Das lässt sich nicht mehr zurücknehmen.
problem-illegal-choice = Das ist jetzt nicht möglich.
problem-not-your-turn = Sie sind nicht an der Reihe.
problem-over = Das Spiel ist zu Ende.
problem-not-replaced = Sie spielen bereits selbst.
problem-has-a-seat = Sie haben in diesem Spiel schon einen Platz.
problem-not-started = Das Spiel hat noch nicht begonnen. Es beginnt, sobald alle Plätze besetzt sind.
problem-not-for-spectators = Sie sehen zu; das können nur Mitspielende.
problem-switched-off = An diesem Tisch gibt es keinen Rat.
problem-invalid = Etwas daran lässt sich nicht annehmen. Bitte prüfen Sie Ihre Eingabe.
problem-day-not-over = Dieses Spiel bleibt geschlossen, bis sein Tag vorbei ist.
problem-not-today = Ein neuer Tag hat begonnen: Öffnen Sie das heutige Rätsel.
