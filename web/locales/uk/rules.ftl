### The page of the rules; the rules themselves are in rules.md.

rules-title = Правила
rules-contents = Зміст
rules-search = Шукати в правилах
rules-clear = Очистити пошук
rules-found =
    { $n ->
        [0] Нічого не знайдено
        [one] { $n } розділ
        [few] { $n } розділи
       *[many] { $n } розділів
    }
# Після кількості розділів: слова, які, мабуть, малися на увазі.
rules-instead = { " " }для «{ $words }»
rules-none = У правилах немає нічого про «{ $query }». Спробуйте інше слово.
rules-back = Назад
rules-top = Угору
rules-no-cards = Зараз не вдалося завантажити карти.
rules-tile-round = Після раунду { $round }
rules-tile = Винагорода: { $reward }. Штраф: { $penalty }.
