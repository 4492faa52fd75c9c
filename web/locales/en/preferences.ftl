### What a player prefers on this device.

preferences = Preferences
# Who has given no name.
nameless = Hotelier

pref-name = Your name
pref-language = Language
pref-theme = Appearance
pref-theme-auto = System
pref-theme-day = Day
pref-theme-night = Night
pref-speed = Animations
pref-speed-calm = Calm
pref-speed-quick = Quick
pref-speed-none = None
pref-warnings = Ask me before
pref-warning-idle = taking a die that would do nothing
pref-warning-guest = taking a die while I could still take a guest
pref-warning-pass = passing
pref-warning-claim = ending the turn with an objective I could claim
pref-warning-move-in = ending the turn with a guest ready to move in
pref-company = At the table
pref-sound = Sounds
sound-on = Turn sounds on
sound-off = Turn sounds off
pref-guide = Leopold guides me through the game
pref-hints = Leopold gives me hints, where the table allows them
pref-forecast = Show the forecast, where the table allows it
pref-notify = Tell me through the browser when it is my turn
pref-notify-denied = The browser does not allow notifications from this page.
pref-kept = Saved on this device only.
