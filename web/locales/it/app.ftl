### Parole di ogni schermata.

app-title = Grand Austria Hotel
loading = Un momento, prego…
theme-switch = Giorno o notte
menu = Menu
close = Chiudi
