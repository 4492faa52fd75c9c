### Words of every screen.

app-title = Grand Austria Hotel
loading = One moment, please…
theme-switch = Day or night
menu = Menu
close = Close

# A part of the page cannot be fetched, or something broke in it.
page-missing = The hotel cannot be reached at the moment. This page opens by itself as soon as it can; nothing you have played is lost.
page-broken = Something went wrong on this page. Your games are safe: load the page again, or go back to the lobby.

# For search engines and for the previews of links.
about-game = Run a hotel in Vienna around 1900: with friends by link, or against the computer. In your browser, without an account.
about-invitation-title = You are invited to the Grand Austria Hotel
about-invitation = A seat is waiting for you. Open the link and play in your browser, without an account.
