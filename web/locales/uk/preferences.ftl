### What a player prefers on this device.

preferences = Налаштування
# Who has given no name.
nameless = Готельєр

pref-name = Ваше ім’я
pref-language = Мова
pref-theme = Тема
pref-theme-auto = Як пристрій
pref-theme-day = День
pref-theme-night = Ніч
pref-speed = Анімація
pref-speed-calm = Спокійна
pref-speed-quick = Швидка
pref-speed-none = Немає
pref-warnings = Питати, перш ніж я
pref-warning-idle = візьму кубик, який нічого не дасть
pref-warning-guest = візьму кубик, хоча ще можна взяти гостя
pref-warning-pass = спасую
pref-warning-claim = завершу хід, хоча можна виконати завдання
pref-warning-move-in = завершу хід, хоча гостя можна заселити
pref-company = За столом
pref-sound = Звуки
sound-on = Увімкнути звуки
sound-off = Вимкнути звуки
pref-guide = Леопольд супроводжує мене в грі
pref-hints = Леопольд дає мені поради там, де стіл це дозволяє
pref-forecast = Показувати прогноз там, де стіл це дозволяє
pref-notify = Сповіщати в браузері, коли мій хід
pref-notify-denied = Браузер не дозволяє сповіщень із цієї сторінки.
pref-kept = Зберігається лише на цьому пристрої.
