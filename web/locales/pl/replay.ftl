### Replay of a finished game.

replay = Powtórka
replay-slider = Moment gry
replay-at = Runda { $round }, ruch { $at } z { $of }
replay-count = Ruch { $at } z { $of }
# What is chosen next, and by whom.
replay-next = { $name }: { $choice }
replay-end = Koniec gry.
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Prędkość { $n }×
replay-seat = Czyj stół pokazać

# A new game against the computer, from a moment of this one.
play-on = Graj dalej
play-on-title = Graj dalej od tego miejsca
play-on-about =
    { $round ->
        [0] Przed pierwszą rundą
       *[other] Runda { $round }
    }, po ruchu { $at }. Od tej chwili zaczyna się nowa gra przeciw komputerowi.
play-on-seat = Grasz jako
play-on-level = Komputer
play-on-note = Kości i karty będą nowe. Nikt inny nie może dołączyć, a gra nie liczy się w statystykach.
play-on-start = Zaczynaj

# Games and positions from a file.
load = Otwórz zapisaną grę
load-which = Która gra?
load-another = Inna gra
load-choose = Wybierz plik
load-drop = albo upuść go gdziekolwiek na tej stronie
load-paste = Albo wklej jego tekst
load-open = Otwórz
load-what = Zapisane partie, pozycje jako migawka lub w jednym wierszu oraz gry jako tekst. Zostaną sprawdzone i nic z nich nie zostanie zachowane.
load-found =
    { $kind ->
        [position] Pozycja
        [running] Nieskończona gra
       *[finished] Skończona gra
    }
load-players = Hotelarze
load-moves = Ruchy
load-next = Obejrzyj dowolny moment. Stamtąd możesz grać dalej przeciw komputerowi.
load-look = Obejrzyj
load-back = Wstecz
load-too-large = To za dużo jak na zapisaną grę.
load-unknown = To nie jest zapisana gra: ani zapis partii, ani pozycja, ani gra jako tekst.
load-newer = Zapisała to nowsza wersja gry. Ten serwer nie potrafi tego odczytać.
load-wrong-choice = Ten zapis jest niezgodny z zasadami: odpowiedź numer { $n } nie jest tam możliwa.
load-wrong-line = Nie można odczytać tego tekstu. Coś jest nie tak w wierszu { $n }.
# $field: the name of a part of the file, such as players[1].krones
load-wrong-field = Coś w tym pliku jest niemożliwe: { $field }.
