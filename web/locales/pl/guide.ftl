### Leopold's notes in a first game: what is new, in two or three short sentences.
### Every note has a title; its id tells when it is shown.
### Leopold says ty, and his sentences suit all genders.

guide = Wskazówki Leopolda
guide-ok = Rozumiem
guide-more = Czytaj więcej
guide-unfold = Czytaj
guide-off = Bez wskazówek

## Before the doors open

guide-welcome-title = Witaj w Wiedniu!
guide-welcome = Jestem Leopold. Obsługuj gości w kawiarni, dawaj im pokoje i zabiegaj o względy cesarza: po siedmiu rundach wygrywa, kto ma najwięcej punktów. Odezwę się zawsze, gdy pojawi się coś nowego.
guide-first-guest-title = Twój pierwszy gość
guide-first-guest = Ten gość jest za darmo. Spójrz na zamówienie: im krótsze, tym szybciej dasz gościowi pokój. Wieniec pokazuje punkty, dolny pasek nagrodę.
guide-first-rooms-title = Trzy pokoje na początek
guide-first-rooms = Zacznij w lewym dolnym rogu i idź dalej, pokój przy pokoju. Wyższe piętra kosztują korony. Przygotuj pokój w kolorze swojego gościa!
guide-draft-title = Wybór personelu
guide-draft = Zatrzymaj jedną kartę, resztę podaj dalej, i tak aż do sześciu. Na początek dobre są tanie karty, które pomagają przez całą grę.

## The turn

guide-guest-title = Krok pierwszy: gość, jeśli chcesz
guide-guest = Jeden gość na turę, przed wzięciem kości. Goście po prawej są za darmo, po lewej kosztują do trzech koron. Masz trzy stoliki.
guide-dice-title = Krok drugi: kość
guide-dice = Wybierz pole z kośćmi. Im więcej ich tam leży, tym silniejsza akcja. Jedną z nich zabierasz, więc pomyśl, kto gra po tobie.
guide-food-title = Prosto z pieca
guide-food = Podziel wypieki, jak chcesz, ale nigdy więcej ciast niż strudli.
guide-drinks-title = Prosto z piwnicy
guide-drinks = Podziel napoje, jak chcesz, ale nigdy więcej kawy niż wina.
guide-place-title = Świeże na stół
guide-place = To, co właśnie bierzesz, podajesz gościom za darmo. Czego teraz nikt nie chce, czeka w kuchni, a podanie później kosztuje koronę.
guide-rooms-title = Przygotowanie pokoi
guide-rooms = Każdy nowy pokój musi przylegać do już przygotowanego, a jego piętro jest płatne. Pamiętaj o kolorach gości i o grupach, które możesz zapełnić.
guide-krones-title = Pieniądze czy względy?
guide-krones = Koronami płacisz za gości, piętra i personel. Pola na torze cesarza chronią przed jego karą. Możesz łączyć jedno z drugim.
guide-staff-title = Zatrudnianie personelu
guide-staff = Siła akcji obniża koszt karty. Spójrz na znak w rogu: jednorazowo, raz w rundzie, stale albo dopiero na koniec gry.
guide-six-title = Sprytna szóstka
guide-six = Za jedną koronę szóstka zastępuje dowolną inną akcję; liczą się kości na polu 6.
guide-three-title = Troje kandydatów
guide-three = Zatrudnij po tej cenie jedną osobę albo nikogo. Pozostałe karty wracają pod spód talii.
guide-boost-title = Korona za więcej
guide-boost = Raz w turze jedna korona wzmacnia akcję o jeden. Pola, na których to możliwe, pokazują +1.
guide-serve-title = Podawanie z kuchni
guide-serve = W kuchni jest coś, na co czekają goście. Za jedną koronę podasz do trzech dań i napojów, w dowolnej chwili swojej tury.
guide-move-in-title = Czas na pokój
guide-move-in = Zamówienie jest kompletne! Dotknij gościa, aby wydać mu klucz. To nic nie kosztuje, a stolik się zwalnia.
guide-key-title = Który pokój?
guide-key = Dowolny wolny pokój w kolorze gościa. Turysta przyjmie każdy. Wybieraj z myślą o grupach.
guide-any-order-title = W dowolnej kolejności
guide-any-order = Nagrody i premie bierzesz w dowolnej kolejności. Czasem warto zacząć od koron.
guide-reward-title = Zadowolony gość
guide-reward = Pierwszy gość ma już pokój: punkty i nagroda są twoje. Pokoje na wyższych piętrach są na koniec więcej warte.
guide-group-title = Pełna grupa
guide-group = Wszystkie pokoje między tymi ścianami są zajęte, więc mosiężna tabliczka płaci: niebieska punkty, czerwona korony, żółta pola na torze cesarza.
guide-use-staff-title = Personel do usług
guide-use-staff = Tej karty możesz użyć raz w każdej rundzie. Dotknij jej, kiedy zechcesz.
guide-claim-title = Karta polityki czeka
guide-claim = Spełniasz jej warunek. Zrealizuj ją przed innymi: 15 punktów za pierwsze miejsce, 10 za drugie, 5 za trzecie.
guide-end-turn-title = Zanim zakończysz turę
guide-end-turn = Możesz jeszcze podawać zamówienia, wprowadzać gości i realizować karty polityki. Gdy wszystko gotowe, zakończ turę.
guide-undo-title = Jednak inaczej?
guide-undo = Dopóki nie odkryto niczego nowego, możesz cofnąć to, co robisz w tej turze.
guide-pass-title = Słabe kości?
guide-pass = Możesz spasować, zanim cokolwiek zrobisz. Gdy wszyscy inni skończą lub spasują, jedna kość wypada z gry, a resztą rzuca się dla ciebie ponownie.
guide-reroll-title = Kości od nowa
guide-reroll = Kto spasował, dostaje świeże kości, o jedną mniej niż przedtem.
guide-waiting-title = Gdy grają inni
guide-waiting = Obejrzyj ich plansze albo przeczytaj dowolną kartę: wskaż ją lub przytrzymaj. Wszystko tu samo się objaśnia.
guide-cafe-full-title = Pełna kawiarnia
guide-cafe-full = Nie ma pustego stolika, więc nikt nowy nie wejdzie. Spróbuj skompletować zamówienie; gość, który czeka do końca gry, kosztuje pięć punktów.
guide-rich-title = Ciężka sakiewka
guide-rich = Możesz mieć najwyżej 20 koron. Wydaj trochę, zanim przyjdą następne.

## Rounds, emperor, end

guide-steps-title = Krok w stronę cesarza
guide-steps = Kolory pod torem pokazują, co przyniesie z każdego pola najbliższa punktacja: karę, nic albo premię.
guide-next-round-title = Nowa runda
guide-next-round = Rzucamy wszystkimi kośćmi, a kolejność przesuwa się o jedno miejsce.
guide-objectives-title = Trzy karty polityki
guide-objectives = Czy widzisz karty w prawym górnym rogu? Kto pierwszy, zdobywa najwięcej; pasek pokazuje, ile ci brakuje.
# $enough steps are enough for the reward after round $round, when all fall back $back
guide-emperor-title = Cesarz patrzy
guide-emperor = Po rundzie { $round } spojrzy na wszystkich. Dostajesz punkty za pole i cofasz się o { $back }: od pola trzy jest wtedy premia, na zerze kara. Wystarczy dojść do pola { $enough }. Pola dają kości z czwórką, żółte grupy i niektórzy goście.
guide-emperor-soon-title = Cesarz nadchodzi
# $steps: where the player stands; $left: steps that are missing
guide-emperor-soon =
    Po tej rundzie dostajesz punkty za pole i cofasz się o { $back }. Stoisz na polu { $steps }; do premii { $left ->
        [one] brakuje jednego pola
        [few] brakuje { $left } pól
        [many] brakuje { $left } pól
       *[other] brakuje { $left } pola
    }. Na zerze jest kara.
guide-emperor-scored-title = Cesarz przemówił
guide-emperor-scored = Wróci po rundzie 5 i po rundzie 7, a wtedy cofniesz się o pięć i o siedem.
guide-penalty-title = Cesarz niezadowolony
guide-penalty = Twój znacznik stanął na zerze, trzeba więc ponieść karę z żetonu. Kilka pól więcej oszczędzi ci jej następnym razem.
guide-aim-move-in-title = Ktoś czeka na pokój
guide-aim-move-in = Nikt się jeszcze nie wprowadził. Temu gościowi brakuje najmniej: skompletuj zamówienie, przygotuj pokój w jego kolorze, a punkty i nagroda będą twoje.
guide-aim-group-title = Grupie brakuje jednego pokoju
guide-aim-group = Brakuje tylko tego pokoju. Wprowadź gościa w jego kolorze albo turystę, a mosiężna tabliczka wypłaci premię.
guide-aim-staff-title = Czas kogoś zatrudnić
guide-aim-staff = Nikt z personelu jeszcze dla ciebie nie pracuje. Piątka na kości kogoś zatrudnia, a jej siła obniża koszt. Im wcześniej, tym dłużej pomaga.
guide-last-round-title = Ostatnia runda
guide-last-round = Każdy gość w kawiarni kosztuje pięć punktów. Korony, dania i napoje dają po punkcie, zajęte pokoje od jednego do czterech według piętra. Teraz liczy się personel z flagą.
guide-over-title = To było wspaniałe!
guide-over = Znasz już ten dom. Następnym razem wypróbuj inne hotele albo wybierz personel w drafcie.
