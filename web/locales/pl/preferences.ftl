### What a player prefers on this device.

preferences = Ustawienia
# Who has given no name.
nameless = Hotelarz

pref-name = Twoje imię
pref-language = Język
pref-theme = Motyw
pref-theme-auto = Jak urządzenie
pref-theme-day = Dzień
pref-theme-night = Noc
pref-speed = Animacje
pref-speed-calm = Spokojne
pref-speed-quick = Szybkie
pref-speed-none = Brak
pref-warnings = Pytaj mnie, zanim
pref-warning-idle = wezmę kość, która nic nie da
pref-warning-guest = wezmę kość, choć mogę jeszcze wziąć gościa
pref-warning-pass = spasuję
pref-warning-claim = zakończę turę, choć mogę zrealizować kartę polityki
pref-warning-move-in = zakończę turę, choć gość czeka na pokój
pref-company = Przy stole
pref-sound = Dźwięki
sound-on = Włącz dźwięki
sound-off = Wyłącz dźwięki
pref-guide = Leopold prowadzi mnie przez grę
pref-hints = Leopold daje mi rady, gdzie stół na to pozwala
pref-forecast = Pokazuj prognozę, gdzie stół na to pozwala
pref-notify = Powiadamiaj mnie w przeglądarce, gdy zaczyna się moja tura
pref-notify-denied = Przeglądarka nie zezwala tej stronie na powiadomienia.
pref-kept = Zapisane tylko na tym urządzeniu.
