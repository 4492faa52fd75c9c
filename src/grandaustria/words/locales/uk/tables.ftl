### Headings of tables and what the command line sums up.

table-guests = Гості
table-staff = Персонал
table-objectives = Завдання
table-tiles = Плитки імператора
table-number = №
table-name = Назва
table-colour = Колір
table-order = Замовлення
table-points = ПО
table-reward = Винагорода
table-penalty = Штраф
table-cost = Ціна
table-set = Набір
table-ability = Ефект
table-letter = Літера
table-condition = Умова
table-tile = Плитка
table-floor =
    поверх { $floor }, { $cost ->
        [0] безплатно
        [one] { $cost } крона
        [few] { $cost } крони
       *[many] { $cost } крон
    }

table-source = Джерело очок
table-total = Разом

table-player = Гравець
table-mean = Середнє
table-spread = Розкид
table-min = Найменше
table-max = Найбільше
table-wins = Перемоги

simulate-progress = Триває гра
simulate-summary =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }; у середньому за партію: раунди { $rounds }, рішення { $decisions }, вибори разом із випадковими { $choices }
simulate-speed =
    { $rules ->
        [compiled] Рішень за секунду: { $speed }; { $seconds } с; правила скомпільовано
       *[interpreted] Рішень за секунду: { $speed }; { $seconds } с; правила інтерпретовано
    }

train-playing = Покоління { $generation }: ігри із самим собою
train-measuring = Покоління { $generation }: ігри з іншими
train-measured = Покоління { $generation } виграє { $share } (від { $low } до { $high }) у { $opponent }, набираючи { $points } очок
train-calibrating = Калібрування: ігри на повну силу
train-done = Мережа у файлі { $file }
train-curve = Виграні ігри проти інших, за поколіннями

dataset-summary = Партії: { $games }, епізоди: { $episodes }, рішення: { $decisions }, мегабайти: { $size }
puzzles-looking = Леопольд шукає задачі
puzzles-done = Задачі у файлі { $file }: { $puzzles }
