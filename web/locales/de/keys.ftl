### Tasten am Tisch, wie die Übersicht sie nennt.

keys = Tasten
pref-shortcuts = Mit einzelnen Tasten spielen (abschalten, wenn sie stören)

# „Nächste“ führt zu dem, was nutzbar ist, wenn es das gibt.
key-die = Einen Würfel dieser Zahl nehmen, oder aus einer Liste die Antwort an dieser Stelle
key-boost = Den nächsten Würfel für 1 Krone verstärken
key-pass = Passen
key-end = Zug beenden, oder abschließen, was gefragt ist
key-undo = Zurücknehmen
key-hint = Leopold um Rat fragen
key-question = Was gefragt ist
key-guests = Nächster Gast in der Reihe
key-dice = Nächster Würfel
key-rooms = Nächstes Zimmer
key-cafe = Nächster Gast im Café
key-kitchen = Küche und Servieren
key-staff = Nächste Personalkarte
key-objectives = Nächste Politikkarte
key-rivals = Nächster Rivale
key-note = Leopolds Hinweis weglegen
key-since = Was seit Ihrem letzten Zug geschah
key-log = Protokoll
key-menu = Menü
key-keys = Diese Übersicht
key-tab = Nächste Gruppe oder nächster Knopf
key-arrows = Durch alles in einer Gruppe
key-enter = Wählen, was den Fokus hat
key-escape = Schließen, was offen ist
