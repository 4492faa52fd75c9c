### Worte auf jedem Bildschirm.

app-title = Grand Austria Hotel
loading = Einen Augenblick, bitte …
theme-switch = Tag oder Nacht
menu = Menü
close = Schließen

# Ein Teil der Seite lässt sich nicht laden, oder etwas darin ist kaputtgegangen.
page-missing = Das Hotel ist gerade nicht zu erreichen. Diese Seite öffnet sich von selbst, sobald es geht; nichts Gespieltes ist verloren.
page-broken = Auf dieser Seite ist etwas schiefgegangen. Ihre Spiele sind sicher: Laden Sie die Seite neu oder gehen Sie zurück in die Lobby.

# Für Suchmaschinen und die Vorschau von Links.
about-game = Führen Sie ein Hotel im Wien um 1900: mit Freunden per Link oder gegen den Computer. Im Browser, ohne Anmeldung.
about-invitation-title = Sie sind ins Grand Austria Hotel eingeladen
about-invitation = Ein Platz wartet auf Sie. Öffnen Sie den Link und spielen Sie im Browser, ohne Anmeldung.
