### Was jemand an diesem Gerät bevorzugt.

preferences = Einstellungen
# Wer keinen Namen angegeben hat.
nameless = Hotelier

pref-name = Ihr Name
pref-language = Sprache
pref-theme = Darstellung
pref-theme-auto = Wie das Gerät
pref-theme-day = Tag
pref-theme-night = Nacht
pref-speed = Animationen
pref-speed-calm = Ruhig
pref-speed-quick = Zügig
pref-speed-none = Keine
pref-warnings = Nachfragen, ehe ich
pref-warning-idle = einen Würfel nehme, der nichts bewirkt
pref-warning-guest = einen Würfel nehme, obwohl ich noch einen Gast nehmen könnte
pref-warning-pass = passe
pref-warning-claim = den Zug beende, obwohl ich eine Politikkarte erfüllen könnte
pref-warning-move-in = den Zug beende, obwohl ein Gast einziehen könnte
pref-company = Am Tisch
pref-sound = Töne
sound-on = Töne einschalten
sound-off = Töne ausschalten
pref-guide = Leopold führt mich durch das Spiel
pref-hints = Leopold gibt mir Rat, wo der Tisch es erlaubt
pref-forecast = Die Prognose zeigen, wo der Tisch es erlaubt
pref-notify = Der Browser meldet, wenn ich an der Reihe bin
pref-notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen.
pref-kept = Bleibt nur auf diesem Gerät.
