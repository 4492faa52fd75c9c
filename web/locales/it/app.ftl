### Parole di ogni schermata.

app-title = Grand Austria Hotel
loading = Un momento, prego…
theme-switch = Giorno o notte
menu = Menu
close = Chiudi

# Una parte della pagina non si può caricare, o qualcosa si è rotto.
page-missing = Al momento l’hotel non è raggiungibile. Questa pagina si apre da sola appena possibile; nessuna mossa va persa.
page-broken = Qualcosa è andato storto in questa pagina. Le Sue partite sono al sicuro: ricarichi la pagina o torni alla lobby.

# Per i motori di ricerca e le anteprime dei link.
about-game = Diriga un hotel nella Vienna del 1900: con gli amici tramite link o contro il computer. Nel browser, senza registrazione.
about-invitation-title = Un invito al Grand Austria Hotel
about-invitation = Un posto La aspetta. Apra il link e giochi nel browser, senza registrazione.
