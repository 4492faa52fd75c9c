### Words of every screen.

app-title = Гранд-готель «Австрія»
loading = Хвилиночку, будь ласка…
theme-switch = День або ніч
menu = Меню
close = Закрити
