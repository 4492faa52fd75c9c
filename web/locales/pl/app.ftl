### Words of every screen.

app-title = Grand Austria Hotel
loading = Chwileczkę, proszę…
theme-switch = Dzień lub noc
menu = Menu
close = Zamknij

# Części strony nie da się wczytać albo coś się w niej zepsuło.
page-missing = Hotel jest w tej chwili nieosiągalny. Ta strona otworzy się sama, gdy tylko będzie to możliwe; żaden ruch nie przepadnie.
page-broken = Na tej stronie coś poszło nie tak. Twoje gry są bezpieczne: wczytaj stronę ponownie albo wróć do lobby.

# Dla wyszukiwarek i podglądu linków.
about-game = Poprowadź hotel w Wiedniu około roku 1900: ze znajomymi przez link albo przeciw komputerowi. W przeglądarce, bez rejestracji.
about-invitation-title = Zaproszenie do Grand Austria Hotel
about-invitation = Miejsce przy stole już czeka. Otwórz link i graj w przeglądarce, bez rejestracji.
