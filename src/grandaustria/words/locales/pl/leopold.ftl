### Samotna gra z Leopoldem: jego imię, jego karty, co robi i jak się to kończy.

leopold = Leopold

## What has happened

event-card-revealed = { $player } odkrywa kartę { $card }
event-guest-missing = { $player } nie ma miejsca dla żadnego gościa z kolejki
# $staff is always none: nobody sees these cards
event-staff-set-aside =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } odkłada na bok zakrytą kartę personelu „na koniec gry”
                [few] { $player } odkłada na bok { $times } zakryte karty personelu „na koniec gry”
               *[many] { $player } odkłada na bok { $times } zakrytych kart personelu „na koniec gry”
            }
       *[other] { $player } odkłada na bok kartę „{ $staff }”
    }
event-staff-uncovered = { $player } odkrywa kartę „{ $staff }”
# $marker: 3 or 2
event-counted-down =
    { $player } przesuwa znacznik na karcie polityki { $letter } na { $marker ->
        [3] III
       *[2] II
    }: { $objective }
event-objective-missing = { $player } ma już zrealizowane wszystkie karty polityki
choice-reveal = Leopold odkrywa kartę { $label }

## What is asked

ask-keep-six =
    { $n ->
        [one] Jeszcze jedna karta musi trafić pod spód talii. Która?
        [few] Zatrzymujesz sześć kart: { $n } karty trafiają pod spód talii. Która pierwsza?
       *[many] Zatrzymujesz sześć kart: { $n } kart trafia pod spód talii. Która pierwsza?
    }
    .short = *Odłóż kartę pod talię*; pozostało: { $n }.

## The steps of his cards

# $n: the colour, 4 is any
part-house-guest =
    { $n ->
        [0] przyjęcie niebieskiego gościa
        [1] przyjęcie czerwonego gościa
        [2] przyjęcie żółtego gościa
        [3] przyjęcie zielonego gościa
       *[4] przyjęcie dowolnego gościa
    }
part-remove-die = zabranie kości o wartości { $values }
part-remove-any-die = zabranie kości
part-uncover-staff = odkrycie karty personelu
# $n: the letter, 3 is any
part-count-down =
    { $n ->
        [0] karta polityki A
        [1] karta polityki B
        [2] karta polityki C
       *[3] dowolna karta polityki
    }
# A step that does not count on lower levels.
part-from-level =
    { $level ->
        [3] { $part } (poziom 3)
       *[2] { $part } (poziomy 2 i 3)
    }

## Tables and stories

table-leopold = Karty Leopolda
table-steps = Kroki
table-tie = Remisy
hand-left = skrajnie z lewej
hand-right = skrajnie z prawej
# $hotel: night, day or chosen; $promos: yes or no
story-alone =
    Samotna gra z Leopoldem, poziom { $level }, { $hotel ->
        [night] hotel nocny
        [day] hotel dzienny
       *[chosen] wybrany hotel dzienny
    }, { $promos ->
        [yes] z promocyjnymi gośćmi
       *[no] bez promocyjnych gości
    }
story-alone-won = { $player } wygrywa z Leopoldem { $points } do { $his }!
story-alone-lost = Leopold wygrywa { $his } do { $points }.
story-alone-tied = Remis po { $points }: zwycięstwo pozostaje przy Leopoldzie.
