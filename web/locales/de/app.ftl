### Worte auf jedem Bildschirm.

app-title = Grand Austria Hotel
loading = Einen Augenblick, bitte …
theme-switch = Tag oder Nacht
menu = Menü
close = Schließen
