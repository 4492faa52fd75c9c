# Leopold's advice at the table.
hint-title = Леопольд радить
hint-choice = Наступний вибір
hint-turn = Цілий хід
hint-best = найкраще
# Less than half a point behind.
hint-equal = так само добре
hint-fewer = на { $points } менше
hint-any = Грайте, що вам більше до вподоби.
hint-play = Зіграти це
hint-play-turn = Зіграти все, крок за кроком
hint-best-turn = Найкращий хід
hint-other-turn = Що інакше
# After the steps of a turn: the rest is decided when a card or guest has been drawn.
hint-draw = Далі залежить від того, що випаде.
hint-step = Крок { $n } з { $of }
hint-stop = Зупинити тут
hint-thinking = Ще порівнюю…
hint-first = Моє перше враження.
hint-sure = Певно.
hint-unsure = Різниця замала, щоб бути певним.
hint-looks =
    { $n ->
        [one] Зазирнув наперед { $n } раз.
        [few] Зазирнув наперед { $n } рази.
       *[many] Зазирнув наперед { $n } разів.
    }
hint-enough = Досить, зупинити

# The points and the win chance that everybody can expect.
forecast = прогноз
forecast-what = Очки наприкінці, у середньому, якщо всі гратимуть далі як експерт. У раунді 1 прогноз може помилятися приблизно на 25 очок, згодом на менше, а в останньому — приблизно на 10.
forecast-since = { $change } від вашого останнього ходу
# $chance: under 1, over 99, or about right.
forecast-wins =
    { $chance ->
        [under] виграє менше 1 %
        [over] виграє понад 99 %
       *[about] виграє { $percent } %
    }
forecast-spoken = Прогноз очок: { $points }, { $wins }
