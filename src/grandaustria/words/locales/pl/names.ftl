### Names of cards, tiles and boards. Cards stand in the nominative; sentences quote them, so that they never need another case.
### Long words may be broken at their soft hyphens.

## Guests

guest-49 = Rzeźbiarz
guest-50 = Muzyk
guest-51 = Kompozytor
guest-52 = Krawiec
guest-53 = Tancerka flamenco
guest-54 = Portre{"\u00AD"}cista
guest-55 = Fotograf
guest-56 = Śpiewaczka nadworna
guest-57 = Architekt
guest-58 = Aktorka
guest-59 = Poeta
guest-60 = Jubiler
guest-61 = Malarz
guest-62 = Śpiewaczka operowa
guest-63 = Dama
guest-64 = Księżna
guest-65 = Rycerz Rzeszy
guest-66 = Land{"\u00AD"}grafini
guest-67 = Książę panujący
guest-68 = Księż{"\u00AD"}niczka
guest-69 = Hrabina
guest-70 = Elektor
guest-71 = Baron
guest-72 = Książę
guest-73 = Hrabia
guest-74 = Hrabia Rzeszy
guest-75 = Baronówna
guest-76 = Diuk
guest-77 = Aptekarka
guest-78 = Radca pocztowy
guest-79 = Tajny radca
guest-80 = Emeryto{"\u00AD"}wany profesor
guest-81 = Generał
guest-82 = Starszy radca
guest-83 = Radca handlowy
guest-84 = Radca dworu
guest-85 = Major
guest-86 = Radca wetery{"\u00AD"}naryjny
guest-87 = Starszy radca medyczny
guest-88 = Prokurator generalny
guest-89 = Nad{"\u00AD"}komisarz
guest-90 = Radca ministe{"\u00AD"}rialny
guest-91 = Tezcat{"\u00AD"}lipoca
guest-92 = Kpt. Goldhaken
guest-93 = Pan Horsa
guest-94 = M. Ingalls
guest-95 = Pan Boydell
guest-96 = Pan Oundo
guest-97 = E. Gizia
guest-98 = M. Polo
guest-99 = Cramer{"\u00AD"}sopholus
guest-100 = Rolnik Franz
guest-101 = Brat Uwe
guest-102 = Konduktor
guest-103 = Durgoing
guest-104 = MacLeod
guest-117 = Mgr Ferdinand
guest-118 = Pan Moras
# At an empty table, or where no card lies in the queue.
guest-nobody = nikt

## Staff

staff-1 = Kelner śniada{"\u00AD"}niowy
staff-2 = Kelnerka
staff-3 = Barman
staff-4 = Sous Chef
staff-5 = Stajenny
staff-6 = Koniuszy
staff-7 = Masażystka
staff-8 = Przewodnik
staff-9 = Lokaj
staff-10 = Szofer
staff-11 = Kwiaciarka
staff-12 = Gospodyni
staff-13 = Kierownik sali
staff-14 = Dekorator
staff-15 = Pucybut
staff-16 = Praczka
staff-17 = Pomoc kuchenna
staff-18 = Gardero{"\u00AD"}biana
staff-19 = Architekt wnętrz
staff-20 = Detektyw
staff-21 = Szef kuchni
staff-22 = Kierownik personelu
staff-23 = Konser{"\u00AD"}wator
staff-24 = Kelner
staff-25 = Goniec
staff-26 = Menadżer hotelu
staff-27 = Kierownik recepcji
staff-28 = Konsjerż
staff-29 = Sekretarka
staff-30 = Szef obsługi
staff-31 = Sprzą{"\u00AD"}taczka
staff-32 = Asystent dyrektora
staff-33 = Kierownik piętra
staff-34 = Recepcjo{"\u00AD"}nista
staff-35 = Boy
staff-36 = Sommelier
staff-37 = Kamerdyner
staff-38 = Portier
staff-39 = Cukiernik
staff-40 = Dyrektor marketingu
staff-41 = Telefo{"\u00AD"}nistka
staff-42 = Ogrodnik
staff-43 = Barista
staff-44 = Kucharka
staff-45 = Ratownik
staff-46 = Pokojowa
staff-47 = Windziarz
staff-48 = Dyrektor hotelu

## Objectives: what each asks for

objective-105 = 20 koron w kasie
objective-106 = 12 żetonów pokoi w hotelu, wolnych lub zajętych
objective-107 = 6 zagranych kart personelu
objective-108 = pole 10 lub dalsze na torze cesarza
objective-109 = 2 piętra w całości zajęte
objective-110 = 6 grup w całości zajętych
objective-111 = zajęte wszystkie pokoje jednego koloru
objective-112 = 2 piony w całości zajęte
objective-113 = zajęte 3 niebieskie, 3 czerwone i 3 żółte pokoje
objective-114 = zajęte 4 czerwone i 3 żółte pokoje
objective-115 = zajęte 4 żółte i 3 niebieskie pokoje
objective-116 = zajęte 4 niebieskie i 3 czerwone pokoje

## Hotels

hotel-night = hotel nocny
hotel-A = hotel dzienny A
hotel-B = hotel dzienny B
hotel-C = hotel dzienny C
hotel-D = hotel dzienny D

## Colours, with the sign that stands for each where there is little space

colour-blue = niebieski
    .sign = N
colour-red = czerwony
    .sign = C
colour-yellow = żółty
    .sign = Ż
colour-green = zielony

## Players, where no names are known

player = Gracz { $number }
hotelier = Hotelarz { $number }

## Where points come from

source-guests = goście
source-rooms = przygotowane pokoje
source-groups = premie za grupy
source-staff = personel
source-emperor-steps = pola poza końcem toru cesarza
source-objectives = karty polityki
source-emperor-1 = punktacja cesarza 1
source-emperor-2 = punktacja cesarza 2
source-emperor-3 = punktacja cesarza 3
source-emperor-tiles = żetony cesarza
source-final-staff = koniec gry: personel
source-final-rooms = koniec gry: zajęte pokoje
source-final-leftovers = koniec gry: korony i kuchnia
source-final-guests = koniec gry: goście w kawiarni
# Points that a position made by hand started with.
source-earlier = wcześniejsze
