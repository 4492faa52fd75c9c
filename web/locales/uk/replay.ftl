### Replay of a finished game.

replay = Повтор
replay-slider = Момент гри
replay-at = Раунд { $round }, крок { $at } з { $of }
replay-count = Крок { $at } з { $of }
# What is chosen next, and by whom.
replay-next = { $name }: { $choice }
replay-end = Гру завершено.
replay-back = Крок назад
replay-on = Крок уперед
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість { $n }×
replay-seat = Чий стіл показати

# A new game against the computer, from a moment of this one.
play-on = Грати далі
play-on-title = Грати далі звідси
play-on-about =
    { $round ->
        [0] Перед першим раундом
       *[other] Раунд { $round }
    }, після кроку { $at }. Із цієї миті починається нова гра проти комп’ютера.
play-on-seat = Ви граєте за
play-on-level = Комп’ютер
play-on-note = Кубики й карти будуть нові. Ніхто інший не може приєднатися, а гра не входить у статистику.
play-on-start = Почати

# Games and positions from a file.
load = Відкрити збережену гру
load-which = Яку гру?
load-another = Інша гра
load-choose = Вибрати файл
load-drop = або перетягніть його будь-куди на цю сторінку
load-paste = Або вставте його текст
load-open = Відкрити
load-what = Збережені записи, позиції як знімок або в одному рядку та ігри у вигляді тексту. Їх перевіряють, і нічого з них не зберігають.
load-found =
    { $kind ->
        [position] Позиція
        [running] Незавершена гра
       *[finished] Завершена гра
    }
load-players = Готельєри
load-moves = Кроки
load-next = Подивіться на будь-яку мить гри. Звідти можна грати далі проти комп’ютера.
load-look = Подивитися
load-back = Назад
load-too-large = Це завелике для збереженої гри.
load-unknown = Це не збережена гра: ні запис, ні позиція, ні гра у вигляді тексту.
load-newer = Це записала новіша версія гри. Цей сервер не може її прочитати.
load-wrong-choice = Цей запис порушує правила: відповідь номер { $n } там неможлива.
load-wrong-line = Цей текст не вдається прочитати. Щось не так у рядку { $n }.
# $field: the name of a part of the file, such as players[1].krones
load-wrong-field = Щось у цьому файлі неможливе: { $field }.
