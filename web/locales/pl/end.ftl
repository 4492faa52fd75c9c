### The end of a game: final scoring, breakdown, points by round.

end-title = Wynik
end-counting = Finalne podliczanie punktów
# $n: how many winners
end-winner =
    { $n ->
        [one] { $winners } prowadzi najlepszy hotel w Wiedniu
        [few] { $winners } prowadzą najlepsze hotele w Wiedniu
       *[many] { $winners } prowadzą najlepsze hotele w Wiedniu
    }
# $hotel: night or day; $staff: standard, introductory or draft
end-about =
    Siedem rund, { $hotel ->
        [night] hotele nocne
       *[day] hotele dzienne
    }, { $staff ->
        [introductory] personel z wariantu wprowadzającego
        [draft] personel z draftu
       *[standard] personel z talii
    }.
# $how: clear, tie (won with more krones and kitchen) or shared
end-won =
    { $how ->
        [shared] Wspólne zwycięstwo.
        [tie] Zwycięstwo przy remisie: więcej zostało w kasie i w kuchni.
       *[clear]
            { $by ->
                [one] Zwycięstwo różnicą { $by } punktu.
                [few] Zwycięstwo różnicą { $by } punktów.
               *[many] Zwycięstwo różnicą { $by } punktów.
            }
    }
end-record = Zapisz partię
end-rematch = Zagraj ponownie
end-join-rematch = Dołącz do nowej gry
# For those who watched.
end-watch-rematch = Oglądaj nową grę
end-place = { $place }.
end-computer = komputer, { $bot }
# $bot: expert, planner, …
end-finished-by =
    grę dokończył { $bot ->
        [expert] ekspert
        [planner] planista
       *[other] komputer
    }

end-score = Wynik
end-in-game = W trakcie gry
end-final = Na koniec gry
end-row-guests = Goście w pokojach
end-row-groups = Pełne niebieskie grupy
end-row-rooms = Pokoje z punktami
end-row-emperor = Tor cesarza
end-row-tiles = Żetony cesarza
end-row-steps = Pola poza torem
end-row-objectives = Karty polityki
end-row-staff = Personel w trakcie gry
end-row-earlier = Wcześniejsze
end-row-final-staff = Personel „na koniec gry”
end-row-final-rooms = Zajęte pokoje na piętrach
end-row-final-leftovers = Korony i kuchnia
end-row-final-guests = Goście w kawiarni
end-total = Razem
end-so-far = Dotychczas
end-next = Dalej
end-all = Pokaż wszystko
end-again = Policz ponownie
# Read out while the final scoring goes on.
end-said = { $name } { $n }

end-chart = Punkty w rundach
end-chart-start = start
end-chart-final = koniec
end-claims = Zrealizowane karty polityki
end-nobody = nikt
end-moments = Wielkie chwile
# A round, as short as can be.
end-round = R{ $round }

# Sharing a finished game by a link.
share = Udostępnij
share-done = Udostępniona
share-agree = Zgódź się
share-make = Utwórz link
share-title = Udostępnij tę grę
share-about = Kto ma link, może obejrzeć całą grę, z odkrytymi kartami i imionami przy stole. Czat zostaje między wami. Muszą się zgodzić wszyscy, którzy grali, a każdy może wycofać zgodę w dowolnej chwili.
share-yes = zgoda
share-not-yet = jeszcze bez zgody
# $n: how many names
share-waiting =
    { $n ->
        [one] { $names } musi się jeszcze zgodzić. Pytanie czeka obok wyniku i w Moich grach.
        [few] { $names } muszą się jeszcze zgodzić. Pytanie czeka obok wyniku i w Moich grach.
       *[other] { $names } muszą się jeszcze zgodzić. Pytanie czeka obok wyniku i w Moich grach.
    }
share-wish =
    { $n ->
        [one] { $names } chce udostępnić tę grę.
        [few] { $names } chcą udostępnić tę grę.
       *[other] { $names } chcą udostępnić tę grę.
    }
share-link = Link do gry
share-take-back = Wycofaj zgodę
# In the list of games.
share-game = Udostępnij grę z: { $names }
share-listed = udostępniona
share-listed-wish = udostępnić?
# After “Won by 3 points.”
end-loaded = Grana od wczytanej pozycji: nie liczy się w statystykach.
