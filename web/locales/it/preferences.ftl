### Che cosa si preferisce su questo dispositivo.

preferences = Preferenze
# Chi non ha dato un nome.
nameless = Albergatore

pref-name = Il Suo nome
pref-language = Lingua
pref-theme = Tema
pref-theme-auto = Come il dispositivo
pref-theme-day = Giorno
pref-theme-night = Notte
pref-speed = Animazioni
pref-speed-calm = Calme
pref-speed-quick = Rapide
pref-speed-none = Nessuna
pref-warnings = Chiedimelo prima di
pref-warning-idle = prendere un dado che non avrebbe effetto
pref-warning-guest = prendere un dado quando potrei ancora prendere un ospite
pref-warning-pass = passare
pref-warning-claim = finire il turno quando potrei reclamare un obiettivo
pref-warning-move-in = finire il turno quando un ospite può andare in camera
pref-company = Al tavolo
pref-sound = Suoni
sound-on = Attiva i suoni
sound-off = Disattiva i suoni
pref-guide = Leopold mi guida nella partita
pref-hints = Leopold mi dà consigli, dove il tavolo li ammette
pref-forecast = Mostra la previsione, dove il tavolo la ammette
pref-notify = Il browser mi avvisa quando tocca a me
pref-notify-denied = Il browser non permette notifiche da questa pagina.
pref-kept = Restano solo su questo dispositivo.
