### The page of the rules; the rules themselves are in rules.md.

rules-title = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-clear = Wyczyść wyszukiwanie
rules-found =
    { $n ->
        [0] Nic nie znaleziono
        [one] { $n } rozdział
        [few] { $n } rozdziały
       *[many] { $n } rozdziałów
    }
# Po liczbie rozdziałów: słowa zapewne zamierzone zamiast wpisanych.
rules-instead = { " " }dla „{ $words }”
rules-none = W zasadach nie ma nic o „{ $query }”. Spróbuj innego słowa.
rules-back = Wróć
rules-top = Do góry
rules-no-cards = Nie udało się teraz pobrać kart.
rules-tile-round = Po rundzie { $round }
rules-tile = Premia: { $reward }. Kara: { $penalty }.
