### Гра наодинці проти Леопольда: його ім’я, його карти, що він робить і чим усе закінчується.

leopold = Леопольд

## What has happened

event-card-revealed = { $player } відкриває карту { $card }
event-guest-missing = { $player } не має місця для жодного гостя з черги
# $staff is always none: nobody sees these cards
event-staff-set-aside =
    { $staff ->
        [none] { $player } відкладає вбік { $times ->
            [one] { $times } закриту карту
            [few] { $times } закриті карти
           *[many] { $times } закритих карт
        } персоналу для остаточного підрахунку
       *[other] { $player } відкладає вбік карту «{ $staff }»
    }
event-staff-uncovered = { $player } відкриває карту «{ $staff }»
# $marker: 3 or 2
event-counted-down =
    { $player } пересуває маркер завдання { $letter } на { $marker ->
        [3] III
       *[2] II
    }: { $objective }
event-objective-missing = { $player } більше не має завдань: усі виконано
choice-reveal = Леопольд відкриває карту { $label }

## What is asked

ask-keep-six =
    { $n ->
        [1] Ще одну карту треба покласти під низ колоди. Яку?
        [one] Шість карт залишаються у вас: { $n } карта йде під низ колоди. Яка перша?
        [few] Шість карт залишаються у вас: { $n } карти йдуть під низ колоди. Яка перша?
       *[many] Шість карт залишаються у вас: { $n } карт ідуть під низ колоди. Яка перша?
    }
    .short = *Покладіть карту під колоду*; ще { $n }.

## The steps of his cards

# $n: the colour, 4 is any
part-house-guest =
    { $n ->
        [0] прийняти синього гостя
        [1] прийняти червоного гостя
        [2] прийняти жовтого гостя
        [3] прийняти зеленого гостя
       *[4] прийняти будь-якого гостя
    }
part-remove-die = забрати кубик зі значенням { $values }
part-remove-any-die = забрати кубик
part-uncover-staff = відкрити карту персоналу
# $n: the letter, 3 is any
part-count-down =
    { $n ->
        [0] завдання A
        [1] завдання B
        [2] завдання C
       *[3] будь-яке завдання
    }
# A step that does not count on lower levels.
part-from-level =
    { $level ->
        [3] { $part } (рівень 3)
       *[2] { $part } (рівні 2 і 3)
    }

## Tables and stories

table-leopold = Карти Леопольда
table-steps = Кроки
table-tie = Нічия
hand-left = крайній ліворуч
hand-right = крайній праворуч
# $hotel: night, day or chosen; $promos: yes or no
story-alone =
    Наодинці проти Леопольда, рівень { $level }, { $hotel ->
        [night] нічний готель
        [day] денний готель
       *[chosen] денний готель на вибір
    }, { $promos ->
        [yes] з промогостями
       *[no] без промогостей
    }
story-alone-won = { $player } перемагає Леопольда { $points } : { $his }!
story-alone-lost = Перемагає Леопольд: { $his } : { $points }.
story-alone-tied = Нічия по { $points }: перемога лишається за Леопольдом.
