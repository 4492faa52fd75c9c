### Analiza zakończonej partii: gdzie się rozstrzygnęła i dlaczego.

review-title = Gdzie rozstrzygnęła się partia
review-played-like = Poziom gry
review-expert-game = Partia eksperta
review-luck = Szczęście
review-given-away = Oddane
review-others = Tury innych
review-unexplained = Niewyjaśnione
review-result = Wynik
review-without-luck = Bez szczęścia
review-mistakes = Błędy
review-good-finds = Trafne zagrania
review-round = Runda
review-turn = Tura
review-played = Zagrano
review-better = Lepiej
review-no-mistakes = W żadnej turze nie oddano na pewno 2 punktów lub więcej.
# Shown while it goes on.
review-looking = Leopold przygląda się turom
review-explaining = Leopold szuka powodów
# The time was not enough.
review-unfinished = Obejrzane tury: { $turns } z { $of }. Na resztę Leopold potrzebuje więcej sekund.

# What points given away per turn are called.
review-level-grand-hotelier = Wielki hotelarz
review-level-hotelier = Hotelarz
review-level-concierge = Konsjerż
review-level-chief-waiter = Starszy kelner
review-level-porter = Portier
review-level-page = Boy hotelowy

# Why another turn was better: the source of points that makes the difference, and if possible what it does at once.
review-why-guests-now = Daje więcej punktów za gości: „{ $guest }” od razu się wprowadza.
review-why-guests = Daje więcej punktów za gości w kolejnych turach.
review-why-rooms = Daje na koniec więcej pokoi albo pokoje na wyższych piętrach.
review-why-groups-now =
    Daje więcej punktów za grupy: od razu zapełnia się { $colour ->
        [blue] niebieska
        [red] czerwona
       *[yellow] żółta
    }.
review-why-groups = Pozwala zapełnić więcej grup.
review-why-staff-now = Daje więcej punktów za personel: karta „{ $staff }” od razu jest w grze.
review-why-staff = Wyciąga więcej punktów z personelu.
review-why-objectives-now = Od razu realizuje kartę polityki „{ $objective }”.
review-why-objectives = Karty polityki udaje się zrealizować wcześniej albo więcej z nich.
review-why-emperor = Daje więcej u cesarza: na torze, w punktacjach i dzięki żetonom.
review-why-leftovers = Na koniec zostaje więcej koron i potraw albo mniej gości w kawiarni.
review-why-long-run = Opłaca się na dłuższą metę; żadne pojedyncze źródło punktów się nie wyróżnia.
# A second source. It follows one of the sentences above.
review-also-guests = Więcej dają też goście.
review-also-rooms = Więcej dają też pokoje.
review-also-groups = Więcej dają też grupy.
review-also-staff = Więcej daje też personel.
review-also-objectives = Więcej dają też karty polityki.
review-also-emperor = Więcej daje też cesarz.
review-also-leftovers = Więcej zostaje też na koniec.
