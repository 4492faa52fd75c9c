### A whole game as a story: headings, and lines that sum up.

story-title = Grand Austria Hotel
# $hotel: night, day or chosen; $staff: standard, introductory or draft; $edition: current or first; $promos: yes or no
story-options =
    { $players } graczy, { $hotel ->
        [night] hotele nocne
        [day] hotele dzienne
       *[chosen] wybrane hotele dzienne
    }, { $staff ->
        [introductory] personel z wariantu wprowadzającego
        [draft] personel z draftu
       *[standard] personel z talii
    }, { $edition ->
        [first] pierwsze wydanie
       *[current] obecne wydanie
    }, { $promos ->
        [yes] z promocyjnymi gośćmi
       *[no] bez promocyjnych gości
    }
story-seed = { $options }, ziarno { $seed }

story-opening = Przed otwarciem
# For a record that does not start with the deal.
story-continued = Gra toczy się dalej
story-round = Runda { $round }
story-turn = { $player }, tura { $number }
story-extra-turn = { $player }, dodatkowa tura
story-reroll = Ponowny rzut kośćmi
story-emperor = Punktacja cesarza { $scoring }
story-final = Finalne podliczanie punktów

story-queue = W kolejce: { $guests }
story-dice = Kości: { $dice }
story-standings = Punkty: { $standings }
story-standing = { $player } ({ $points })
# What happened, and what it changed.
story-line = { $what }: { $tallies }
tally-krones =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] korona
        [few] korony
       *[many] koron
    }
tally-emperor =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] pole
        [few] pola
       *[many] pól
    } na torze cesarza
tally-points =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

story-winner =
    { $player } wygrywa: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
story-tied-winner =
    { $player } wygrywa przy remisie (po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }), bo w kasie i w kuchni zostało więcej!
story-shared-victory =
    Wspólne zwycięstwo: { $players }, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
list-and = { $first } i { $rest }
# The record ends here: who is asked for what.
story-unfinished = Tu kończy się zapis. { $player } słyszy pytanie: { $ask }
