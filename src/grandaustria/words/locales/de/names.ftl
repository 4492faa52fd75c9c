### Namen der Karten, Plättchen und Pläne. Sie stehen ohne Artikel; lange Wörter haben weiche Trennstellen.

## Gäste

guest-49 = Bildhauer
guest-50 = Musiker
guest-51 = Komponist
guest-52 = Schneider
guest-53 = Flamenco{"\u00AD"}tänzerin
guest-54 = Portrait{"\u00AD"}maler
guest-55 = Fotograf
guest-56 = Kammer{"\u00AD"}sängerin
guest-57 = Architekt
guest-58 = Burg{"\u00AD"}schau{"\u00AD"}spielerin
guest-59 = Dichter
guest-60 = Schmuck{"\u00AD"}designer
guest-61 = Maler
guest-62 = Opern{"\u00AD"}sängerin
guest-63 = Baroness
guest-64 = Herzogin
guest-65 = Reichs{"\u00AD"}ritter
guest-66 = Landgraf
guest-67 = Fürst
guest-68 = Prinzessin
guest-69 = Gräfin
guest-70 = Kurfürst
guest-71 = Freiherr
guest-72 = Prinz
guest-73 = Graf
guest-74 = Reichsgraf
guest-75 = Baronin
guest-76 = Herzog
guest-77 = Magister
guest-78 = Amtsrat
guest-79 = Geheimrat
guest-80 = Professor
guest-81 = General
guest-82 = Oberrat
guest-83 = Kommerzial{"\u00AD"}rat
guest-84 = Hofrat
guest-85 = Major
guest-86 = Veterinär{"\u00AD"}rat
guest-87 = Ober{"\u00AD"}medizinalrat
guest-88 = General{"\u00AD"}prokurator
guest-89 = Ober{"\u00AD"}kommissär
guest-90 = Ministerial{"\u00AD"}rat
guest-91 = Tezcat{"\u00AD"}lipoca
guest-92 = Kpt. Goldhaken
guest-93 = Herr Horsa
guest-94 = M. Ingalls
guest-95 = Mr. Boydell
guest-96 = Herr Oundo
guest-97 = E. Gizia
guest-98 = M. Polo
guest-99 = Cramer{"\u00AD"}sopholus
guest-100 = Bauer Franz
guest-101 = Bruder Uwe
guest-102 = Kondukteur
guest-103 = Durgoing
guest-104 = MacLeod
guest-117 = Mag. Ferdinand
guest-118 = Herr Moras
# An einem leeren Tisch, oder wo in der Reihe keine Karte liegt.
guest-nobody = niemand

## Personal

staff-1 = Frühstücks{"\u00AD"}kellner
staff-2 = Kellnerin
staff-3 = Barmann
staff-4 = Sous Chef
staff-5 = Pferde{"\u00AD"}knecht
staff-6 = Stall{"\u00AD"}meister
staff-7 = Masseurin
staff-8 = Fremden{"\u00AD"}führer
staff-9 = Butler
staff-10 = Chauffeur
staff-11 = Floristin
staff-12 = Hausdame
staff-13 = Restaurant{"\u00AD"}chef
staff-14 = Dekorateur
staff-15 = Schuh{"\u00AD"}putzer
staff-16 = Wäscherin
staff-17 = Küchen{"\u00AD"}hilfe
staff-18 = Garderobe{"\u00AD"}frau
staff-19 = Innen{"\u00AD"}architekt
staff-20 = Haus{"\u00AD"}detektiv
staff-21 = Chefkoch
staff-22 = Personal{"\u00AD"}chef
staff-23 = Haus{"\u00AD"}verwalter
staff-24 = Ober{"\u00AD"}kellner
staff-25 = Bote
staff-26 = Veran{"\u00AD"}staltungs{"\u00AD"}leiter
staff-27 = Reser{"\u00AD"}vierungs{"\u00AD"}leiter
staff-28 = Concierge
staff-29 = Sekretärin
staff-30 = Empfangs{"\u00AD"}chef
staff-31 = Zimmer{"\u00AD"}mädchen
staff-32 = Direktions{"\u00AD"}assistent
staff-33 = Etagen{"\u00AD"}diener
staff-34 = Rezep{"\u00AD"}tionist
staff-35 = Page
staff-36 = Sommelier
staff-37 = Zimmerdame
staff-38 = Portier
staff-39 = Konditor
staff-40 = Marketing{"\u00AD"}leiter
staff-41 = Telefo{"\u00AD"}nistin
staff-42 = Gärtner
staff-43 = Barista
staff-44 = Kalt{"\u00AD"}mamsell
staff-45 = Bade{"\u00AD"}meister
staff-46 = Etagendame
staff-47 = Liftboy
staff-48 = Direktor

## Politikkarten: was jede verlangt

objective-105 = 20 Kronen besitzen
objective-106 = 12 Zimmer im Hotel, frei oder bezogen
objective-107 = 6 Personalkarten ausgespielt
objective-108 = Feld 10 oder weiter auf der Kaiserleiste
objective-109 = 2 Etagen vollständig bezogen
objective-110 = 6 Gruppen vollständig bezogen
objective-111 = alle Zimmer einer Farbe bezogen
objective-112 = 2 Spalten vollständig bezogen
objective-113 = 3 Zimmer jeder Farbe bezogen
objective-114 = 4 rote und 3 gelbe Zimmer bezogen
objective-115 = 4 gelbe und 3 blaue Zimmer bezogen
objective-116 = 4 blaue und 3 rote Zimmer bezogen

## Hotels

hotel-night = Hotel (Nachtseite)
hotel-A = Hotel A (Tagseite)
hotel-B = Hotel B (Tagseite)
hotel-C = Hotel C (Tagseite)
hotel-D = Hotel D (Tagseite)

## Farben, mit dem Zeichen, das bei wenig Platz für jede steht

colour-blue = blau
    .sign = B
colour-red = rot
    .sign = R
colour-yellow = gelb
    .sign = G
colour-green = grün

## Spieler, deren Namen man nicht kennt

player = Spieler { $number }
hotelier = Hotelier { $number }

## Woher die Punkte kommen

source-guests = Gäste
source-rooms = vorbereitete Zimmer
source-groups = Zimmergruppen
source-staff = Personal
source-emperor-steps = Schritte über die Kaiserleiste hinaus
source-objectives = Politikkarten
source-emperor-1 = 1. Kaiserwertung
source-emperor-2 = 2. Kaiserwertung
source-emperor-3 = 3. Kaiserwertung
source-emperor-tiles = Kaiserplättchen
source-final-staff = Schlusswertung: Personal
source-final-rooms = Schlusswertung: bezogene Zimmer
source-final-leftovers = Schlusswertung: Kronen und Küche
source-final-guests = Schlusswertung: Gäste, die im Café blieben
# Punkte, mit denen eine von Hand gestellte Lage begann.
source-earlier = von früher
