### Names of cards, tiles and boards. Cards stand without an article, so that titles and first names work alike; long words have soft hyphens.

## Guests

guest-49 = Sculptor
guest-50 = Musician
guest-51 = Composer
guest-52 = Tailor
guest-53 = Flamenco Dancer
guest-54 = Portrait Painter
guest-55 = Photo{"\u00AD"}grapher
guest-56 = Vocalist
guest-57 = Architect
guest-58 = Actress
guest-59 = Poet
guest-60 = Jewelry Designer
guest-61 = Painter
guest-62 = Opera Singer
guest-63 = Dame
guest-64 = Duchess
guest-65 = Knight of the Empire
guest-66 = Landgrave
guest-67 = Sovereign
guest-68 = Princess
guest-69 = Countess
guest-70 = Elector
guest-71 = Baron
guest-72 = Prince
guest-73 = Count
guest-74 = Earl
guest-75 = Baroness
guest-76 = Duke
guest-77 = Apothecary
guest-78 = Post Councillor
guest-79 = Privy Councillor
guest-80 = Professor Emeritus
guest-81 = General
guest-82 = Senior Councillor
guest-83 = Councillor of Commerce
guest-84 = Court Councillor
guest-85 = Major
guest-86 = Veterinary Councillor
guest-87 = Medicinal Councillor
guest-88 = Procurator
guest-89 = Lord High Commis{"\u00AD"}sioner
guest-90 = Senior Legal Secretary
guest-91 = Tezcat{"\u00AD"}lipoca
guest-92 = Capt. Goldhaken
guest-93 = Mr. Horsa
guest-94 = M. Ingalls
guest-95 = Mr. Boydell
guest-96 = Mr. Oundo
guest-97 = E. Gizia
guest-98 = M. Polo
guest-99 = Cramer{"\u00AD"}sopholus
guest-100 = Farmer Franz
guest-101 = Brother Uwe
guest-102 = Conductor
guest-103 = Durgoing
guest-104 = MacLeod
guest-117 = Mag. Ferdinand
guest-118 = Mr. Moras
# At an empty table, or where no card lies in the queue.
guest-nobody = nobody

## Staff

staff-1 = Breakfast Server
staff-2 = Waitress
staff-3 = Barkeeper
staff-4 = Sous-Chef
staff-5 = Groom
staff-6 = Stableman
staff-7 = Masseuse
staff-8 = Tour Guide
staff-9 = Butler
staff-10 = Chauffeur
staff-11 = Florist
staff-12 = Executive House{"\u00AD"}keeper
staff-13 = Restaurant Manager
staff-14 = Decorator
staff-15 = Bootblack
staff-16 = Laundress
staff-17 = Kitchen Hand
staff-18 = Checker
staff-19 = Interior Architect
staff-20 = Detective
staff-21 = Chef
staff-22 = Staff Manager
staff-23 = Custodian
staff-24 = Chief Waiter
staff-25 = Delivery Boy
staff-26 = Conference Manager
staff-27 = Booking Manager
staff-28 = Concierge
staff-29 = Secretary
staff-30 = Reception Clerk
staff-31 = Chamber{"\u00AD"}maid
staff-32 = Assistant Manager
staff-33 = Male Floor House{"\u00AD"}keeper
staff-34 = Recep{"\u00AD"}tionist
staff-35 = Page Boy
staff-36 = Sommelier
staff-37 = Room Service
staff-38 = Porter
staff-39 = Confec{"\u00AD"}tioner
staff-40 = Marketing Director
staff-41 = Operator
staff-42 = Gardener
staff-43 = Barista
staff-44 = Larder Cook
staff-45 = Pool Attendant
staff-46 = Female Floor House{"\u00AD"}keeper
staff-47 = Liftboy
staff-48 = Hotel Manager

## Objectives: what each asks for

objective-105 = own 20 krones
objective-106 = 12 room tiles in the hotel, free or occupied
objective-107 = 6 staff cards in play
objective-108 = space 10 or beyond on the emperor track
objective-109 = 2 floors fully occupied
objective-110 = 6 groups fully occupied
objective-111 = all rooms of one colour occupied
objective-112 = 2 columns fully occupied
objective-113 = 3 blue, 3 red and 3 yellow rooms occupied
objective-114 = 4 red and 3 yellow rooms occupied
objective-115 = 4 yellow and 3 blue rooms occupied
objective-116 = 4 blue and 3 red rooms occupied

## Hotels

hotel-night = night hotel
hotel-A = day hotel A
hotel-B = day hotel B
hotel-C = day hotel C
hotel-D = day hotel D

## Colours, with the sign that stands for each where there is little space

colour-blue = blue
    .sign = B
colour-red = red
    .sign = R
colour-yellow = yellow
    .sign = Y
colour-green = green

## Players, where no names are known

player = Player { $number }
hotelier = Hotelier { $number }

## Where points come from

source-guests = guests
source-rooms = rooms prepared
source-groups = groups of rooms
source-staff = staff
source-emperor-steps = steps past the emperor track
source-objectives = objectives
source-emperor-1 = emperor scoring 1
source-emperor-2 = emperor scoring 2
source-emperor-3 = emperor scoring 3
source-emperor-tiles = emperor tiles
source-final-staff = final scoring: staff
source-final-rooms = final scoring: occupied rooms
source-final-leftovers = final scoring: krones and kitchen
source-final-guests = final scoring: guests left in the café
# Points that a position made by hand started with.
source-earlier = earlier
