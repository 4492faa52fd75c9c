### What can go wrong between the browser and the server. The names follow the server's reasons.

problem-unreachable = Готель зараз недосяжний.
problem-again = Спробувати ще раз
problem-no-such-game = Це посилання не відчиняє жодних дверей. Гра давно скінчилася, або посилання неповне. Попросіть нове.
problem-no-token = Цей пристрій не має ключа до цієї гри. Відкрийте її за запрошенням.
problem-no-open-seat = Щойно це місце зайняв хтось інший. Гру можна дивитися.
problem-not-over = Ця гра ще триває.
problem-too-many = Це було трохи зашвидко. Спробуйте ще раз за мить.
problem-busy = Леопольд зайнятий за іншими столиками. Запитайте ще раз за кілька секунд.
problem-unavailable = Готель зараз не може відкрити свої книги. Усе зігране досі в безпеці; спробуйте ще раз за мить.
problem-damaged = На жаль, запис цієї гри пошкоджено, і відкрити її вже не можна.
problem-not-away = Щойно місце ще було зайняте. Бот може грати лише після двох хвилин відсутності.
problem-clock-decides = У цій грі вирішує годинник: коли час вийде, хід дограє бот.
problem-nothing-to-take-back = Цього вже не скасувати.
problem-illegal-choice = Зараз це неможливо.
problem-not-your-turn = Зараз не ваш хід.
problem-over = Гру завершено.
problem-not-replaced = Ви вже граєте самі.
problem-has-a-seat = Ви вже маєте місце в цій грі.
problem-not-started = Гра ще не почалася. Вона почнеться, щойно займуть усі місця.
problem-not-for-spectators = Ви дивитеся гру; це можуть зробити лише гравці.
problem-switched-off = За цим столом порад немає.
problem-invalid = Щось тут не можна прийняти. Перевірте, будь ласка, що ви ввели.
problem-day-not-over = Ця роздача закрита, доки не закінчиться її день.
problem-not-today = Почався новий день: відкрийте сьогоднішню задачу.
