### Що відбувається з місцем за столом, не в грі: про це кажуть журнал і Леопольд.

notice-stand-in-deadline-turn = { $player }: час вийшов, цей хід робить бот
notice-stand-in-deadline = { $player }: час знову вийшов, бот грає до повернення
# $by кличе бота
notice-stand-in-called = { $player } не за столом: { $by } кличе бота, який грає до повернення
notice-returned = { $player } знову за столом
notice-left = { $player } залишає гру назавжди: до кінця грає бот
