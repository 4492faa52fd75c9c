### What can go wrong between the browser and the server. The names follow the server's reasons.

problem-unreachable = Hotel jest w tej chwili nieosiągalny.
problem-again = Spróbuj ponownie
problem-no-such-game = Ten link nie otwiera żadnych drzwi. Gra skończyła się dawno temu albo link jest niepełny. Poproś o nowy.
problem-no-token = To urządzenie nie ma klucza do tej gry. Otwórz ją przez zaproszenie.
problem-no-open-seat = Chwilę temu to miejsce zajął ktoś inny. Możesz oglądać grę.
problem-not-over = Ta gra jeszcze trwa.
problem-too-many = To było trochę za szybko. Spróbuj ponownie za chwilę.
problem-busy = Leopold jest zajęty przy innych stolikach. Zapytaj ponownie za kilka sekund.
problem-unavailable = Hotel nie może teraz zajrzeć do swoich ksiąg. Wszystko, co dotąd rozegrano, jest bezpieczne; spróbuj ponownie za chwilę.
problem-damaged = Niestety zapis tej gry jest uszkodzony i nie można jej już otworzyć.
problem-not-away = To miejsce przed chwilą było zajęte. Bot może przejąć grę dopiero po dwóch minutach nieobecności.
problem-clock-decides = W tej grze decyduje zegar: gdy czas minie, turę dogrywa bot.
problem-nothing-to-take-back = Tego nie można już cofnąć.
problem-illegal-choice = Teraz to niemożliwe.
problem-not-your-turn = To nie twoja tura.
problem-over = Gra jest skończona.
problem-not-replaced = Już grasz samodzielnie.
problem-has-a-seat = Masz już miejsce w tej grze.
problem-not-started = Gra jeszcze się nie zaczęła. Zacznie się, gdy wszystkie miejsca będą zajęte.
problem-not-for-spectators = Oglądasz grę; to mogą zrobić tylko grający.
problem-switched-off = Przy tym stole nie ma rad.
problem-invalid = Czegoś nie można przyjąć. Sprawdź, proszę, co wpisujesz.
problem-day-not-over = To rozdanie jest zamknięte do końca swojego dnia.
problem-not-today = Zaczął się nowy dzień: otwórz dzisiejszą zagadkę.
