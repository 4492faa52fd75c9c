### Words of every screen.

app-title = Grand Austria Hotel
loading = One moment, please…
theme-switch = Day or night
menu = Menu
close = Close
