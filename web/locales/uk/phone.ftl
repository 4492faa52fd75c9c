### The phone. What stands between asterisks is the thing itself; a question has at most 46 letters.

round-of-short = із { $rounds }

## The prompt and its answers, one or two short words each

leopold-more = Леопольд пояснює
undo-short = Назад
pass-short = Пас
faster = Швидше
take = Узяти
keep = Залишити
do-it = Так і зробити
not-now = Не зараз
# $bot: expert, planner or another
played-for-you-short =
    { $bot ->
        [expert] Знавець
        [planner] Стратег
       *[other] Бот
    } грає *за вас*.
warn-idle-short = *Нічого* не станеться. Усе одно?
warn-guest-short = Ще можна *запросити гостя*. Усе ж кубик?
warn-pass-short = *Спасувати* й чекати на нові кубики?
warn-claim-short = *Завдання* чекає. Усе одно завершити?
warn-move-in-short = *Гість* чекає. Усе одно завершити хід?

## The tray

rest-to-kitchen = решта на кухню
room-n = Номер { $n }
then = потім
# Where a guest may move in.
moves-to =
    { $colour ->
        [blue] до синього номера
        [red] до червоного номера
        [yellow] до жовтого номера
       *[green] підійде будь-який колір
    }
kept = залишені

## Sheets

sheet-answer = Скільки?
sheet-draft = Відбір
draft-card = карта { $n } з { $of }
sheet-leopold = Леопольд
draft-to = Решту отримує { $player }
possible-move-in = заселити обслуженого гостя
possible-serve = подати з кухні
possible-claim = виконати завдання
what-would-you-do = Що б зробив Леопольд?
the-rule = Правило

# Where a player stands after the next emperor scoring.
amount-end = після −{ $back } станете на { $space }
