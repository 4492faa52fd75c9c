### Keys at the table, as the sheet lists them.

keys = Klawisze
pref-shortcuts = Graj pojedynczymi klawiszami (wyłącz, jeśli przeszkadzają)

# “Next” goes to what can be used, if anything can.
key-die = Weź kość o tej wartości albo wybierz z listy odpowiedź o tym numerze
key-boost = Wzmocnij następną kość za 1 koronę
key-pass = Pas
key-end = Zakończ turę albo to, o co pyta Leopold
key-undo = Cofnij
key-hint = Poproś Leopolda o radę
key-question = Pytanie Leopolda
key-guests = Następny gość w kolejce
key-dice = Następna kość
key-rooms = Następny pokój
key-cafe = Następny gość w kawiarni
key-kitchen = Kuchnia i podawanie
key-staff = Następna karta personelu
key-objectives = Następna karta polityki
key-rivals = Następny rywal
key-note = Schowaj wskazówkę Leopolda
key-since = Co zaszło od twojej ostatniej tury
key-log = Dziennik
key-menu = Menu
key-keys = Ta lista
key-tab = Następna grupa lub następny przycisk
key-arrows = Po wszystkim w grupie
key-enter = Wybierz to, co zaznaczone
key-escape = Zamknij to, co otwarte
