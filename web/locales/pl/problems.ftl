### What can go wrong between the browser and the server. The names follow the server's reasons.

problem-unreachable = Hotel jest w tej chwili nieosiągalny.
problem-again = Spróbuj ponownie
problem-no-such-game = Ten link nie otwiera żadnych drzwi. Gra skończyła się dawno temu albo link jest niepełny.
problem-no-token = To urządzenie nie ma klucza do tej gry. Otwórz ją przez zaproszenie.
problem-no-open-seat = Chwilę temu to miejsce zajął ktoś inny.
problem-not-over = Ta gra jeszcze trwa.
problem-too-many = To było trochę za szybko. Spróbuj ponownie za chwilę.
