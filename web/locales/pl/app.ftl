### Words of every screen.

app-title = Grand Austria Hotel
loading = Chwileczkę, proszę…
theme-switch = Dzień lub noc
menu = Menu
close = Zamknij
