### The lobby: new games, invitations, my games.

lobby-subtitle = Wiedeń około 1900 roku. 1–4 hotelarzy, siedem rund.

lobby-quick = Graj od razu
lobby-quick-play = Graj teraz
lobby-quick-play-note = przeciw planiście
lobby-quick-guided = Pierwsza gra
lobby-quick-guided-note = prowadzi Leopold

lobby-new = Nowa gra
lobby-you = ty
lobby-computer = komputer
lobby-friend = Ktoś znajomy
lobby-by-link = z linkiem
# Names for the computer's hoteliers.
lobby-bot-names = Milena, Teodor, Klara, Józef, Otylia
lobby-bot-random = Kapryśny
lobby-bot-novice = Nowicjusz
lobby-bot-beginner = Początkujący
lobby-bot-gentle = Łagodny
lobby-bot-greedy = Ambitny
lobby-bot-careful = Uważny
lobby-bot-planner = Planista
lobby-bot-seasoned = Wytrawny
lobby-bot-expert = Ekspert
lobby-bot-master = Mistrz
lobby-levels = Komputer, od łatwego do trudnego
lobby-chair = Kto zajmuje miejsce { $n }
lobby-chair-name = Imię na miejscu { $n }
lobby-kind-open = Ktoś znajomy, z linkiem
lobby-kind-here = Na tym urządzeniu
lobby-remove = Usuń miejsce { $n }
lobby-add =
    { $n ->
        [3] Dodaj trzecie miejsce
       *[4] Dodaj czwarte miejsce
    }

lobby-hotel = Hotele
lobby-hotel-night = Noc, jednakowe
lobby-hotel-day = Dzień, 4 plany
lobby-staff = Personel
lobby-staff-standard = Z talii
lobby-staff-introductory = Na początek
lobby-staff-draft = Draft
lobby-clock = Czas na turę
lobby-clock-none = Brak
lobby-clock-min-3 = 3 min
lobby-clock-min-10 = 10 min
lobby-clock-day-1 = 1 dzień
lobby-clock-day-3 = 3 dni
lobby-more = Więcej opcji
lobby-edition = Wydanie
lobby-edition-current = Obecne
lobby-edition-first = Pierwsze, 2015
lobby-pace = Komputer gra
lobby-pace-calm = Spokojnie
lobby-pace-quick = Szybko
lobby-pace-instant = Od razu
lobby-plans = Wybierz plany hoteli, od A do D
lobby-plan = Plan dla miejsca { $n }
lobby-promos = Dwóch gości promocyjnych: { $first } i { $second }
lobby-hints = Można prosić Leopolda o radę
lobby-forecast = Prognoza punktów i szans na wygraną

lobby-tip-2 = Dwie osoby grają 10 kośćmi. Około pół godziny.
lobby-tip-3 = Trzy osoby grają 12 kośćmi. Około godziny.
lobby-tip-4 = Cztery osoby grają 14 kośćmi. Półtorej godziny.
lobby-tip-standard = Każdy zaczyna z sześcioma kartami personelu z talii.
lobby-tip-introductory = Każdy zaczyna z sześcioma kartami personelu dobranymi na pierwszą grę.
lobby-tip-draft = Karty personelu krążą wokół stołu, każdy zatrzymuje po jednej.
# What a bot is like: its character, how it thinks, and its rating.
lobby-tip-bot = { $bot }: { $text }. Elo { $rating }.
lobby-tip-open = Za chwilę dostaniesz link dla znajomych; zaczynamy, gdy wszyscy zajmą miejsca.
lobby-open = Otwórz hotel
lobby-open-invite = Otwórz hotel i zaproś

lobby-mine = Moje gry
lobby-mine-none = Jeszcze żadnej. Tu będą czekać gry z tego urządzenia.
# Leopold, after two wins against a level. $bot: its name, $next: that of the next level.
lobby-next = Dwie wygrane z rzędu na poziomie „{ $bot }”: brawo! Może teraz „{ $next }”?
lobby-next-yes = Chętnie
lobby-waiting =
    { $n ->
        [one] { $n } czeka na ciebie
        [few] { $n } czekają na ciebie
       *[many] { $n } czeka na ciebie
    }
lobby-your-turn = Twoja tura
lobby-your-turn-with = Twoja tura w grze z: { $names }
lobby-to-move = Kolej: { $name }
lobby-game-playing = Gra trwa
lobby-game-round = Runda { $round } z { $rounds }
# $own: the own points, $best: the best of the others. $place: 0 when others have as many.
lobby-game-result =
    { $place ->
        [0] Zakończona, { $own } : { $best }
        [1] Wygrana, { $own } : { $best }
        [2] Drugie miejsce, { $own } : { $best }
        [3] Trzecie miejsce, { $own } : { $best }
       *[4] Czwarte miejsce, { $own } : { $best }
    }
# A game that was watched, or played by several at this device. $scores: 118 : 104
lobby-game-scores = Zakończona, { $scores }
lobby-game-watched = Oglądasz
lobby-game-open =
    { $open ->
        [one] Brakuje { $open } osoby
        [few] Brakuje { $open } osób
       *[many] Brakuje { $open } osób
    }
lobby-game-over = Zakończona
lobby-game-abandoned = Porzucona
lobby-forget = Usuń z listy grę: { $names }

lobby-join = Dołącz
lobby-join-link = Link z zaproszeniem
lobby-join-paste = Wklej otrzymany link
lobby-join-go = Wejdź
lobby-join-wrong = To nie wygląda na zaproszenie. Powinien to być link ze słowem „join”.

lobby-room = Poczekalnia
lobby-invited = Masz zaproszenie
lobby-dead = Nie ma takich drzwi
lobby-dead-why = Bardzo mi przykro, ten link nie otwiera żadnych drzwi. Może jest niepełny albo grę zamknięto dawno temu. Poproś znajomych o nowy.
# $hotel: night or day; $staff: standard, introductory or draft; $edition: current or first; $clock: none, turn or day
lobby-room-about =
    { $hotel ->
        [night] Hotele nocne
       *[day] Hotele dzienne
    }, { $staff ->
        [introductory] personel z wariantu wprowadzającego
        [draft] personel z draftu
       *[standard] personel z talii
    }, { $edition ->
        [first] pierwsze wydanie
       *[current] obecne wydanie
    }, { $clock ->
        [turn] z zegarem
        [day] dni do namysłu
       *[none] bez zegara
    }.
lobby-room-waiting =
    { $open ->
        [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy ktoś je zajmie; możesz zamknąć tę stronę i wrócić później.
        [few] { $open } miejsca są jeszcze wolne. Gra zacznie się, gdy wszystkie będą zajęte; możesz zamknąć tę stronę i wrócić później.
       *[many] { $open } miejsc jest jeszcze wolnych. Gra zacznie się, gdy wszystkie będą zajęte; możesz zamknąć tę stronę i wrócić później.
    }
lobby-room-invited =
    { $open ->
        [one] Do gry zaprasza { $names }. Ostatnie wolne miejsce jest twoje.
        [few] Do gry zaprasza { $names }. Wolne są { $open } miejsca.
       *[many] Do gry zaprasza { $names }. Wolnych jest { $open } miejsc.
    }
lobby-room-leave = Wróć do lobby
lobby-room-cancel = Odwołaj grę
lobby-room-cancel-sure = Link przestanie działać. Odwołać grę?
lobby-room-give-up = Zwolnij miejsce
lobby-room-give-up-sure = Pozostali zachowają miejsca, a twoje będzie wolne. Zwolnić je?
lobby-room-off = Tę grę odwołano przed rozpoczęciem.
lobby-room-playing = Przy stole: { $names }. Wszystkie miejsca są zajęte, ale możesz oglądać.
lobby-room-over = Ta gra jest zakończona. Przy stole: { $names }.
lobby-seat-open = Wolne miejsce
lobby-seat-waiting = czeka
lobby-seat-fill = Niech zagra komputer
lobby-seat-here = na miejscu
lobby-seat-away = nie odpowiada
lobby-share = Link dla znajomych
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-share-send = Udostępnij
lobby-take-seat = Zajmij miejsce
lobby-watch = Oglądaj
lobby-see-score = Zobacz wynik
