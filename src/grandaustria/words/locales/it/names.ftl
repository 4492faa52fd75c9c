### Nomi di carte, tessere e plance. Stanno senza articolo; le parole lunghe hanno punti in cui andare a capo.

## Ospiti

guest-49 = Scultore
guest-50 = Musicista
guest-51 = Composi{"\u00AD"}tore
guest-52 = Sarto
guest-53 = Ballerina di Flamenco
guest-54 = Ritrat{"\u00AD"}tista
guest-55 = Fotografo
guest-56 = Cantante
guest-57 = Architetto
guest-58 = Attrice
guest-59 = Poeta
guest-60 = Designer di gioielli
guest-61 = Pittore
guest-62 = Cantante d’opera
guest-63 = Dama
guest-64 = Duchessa
guest-65 = Cavaliere dell’Impero
guest-66 = Langravina
guest-67 = Sovrano
guest-68 = Princi{"\u00AD"}pessa
guest-69 = Contessa
guest-70 = Elettore
guest-71 = Barone
guest-72 = Principe
guest-73 = Conte
guest-74 = Visconte
guest-75 = Baronessa
guest-76 = Duca
guest-77 = Farmacista
guest-78 = Consi{"\u00AD"}gliere postale
guest-79 = Consi{"\u00AD"}gliere privato
guest-80 = Professore emerito
guest-81 = Generale
guest-82 = Consi{"\u00AD"}gliere anziano
guest-83 = Consi{"\u00AD"}gliere del commercio
guest-84 = Consi{"\u00AD"}gliere di corte
guest-85 = Maggiore
guest-86 = Consi{"\u00AD"}gliere veteri{"\u00AD"}nario
guest-87 = Consi{"\u00AD"}gliere medico
guest-88 = Procura{"\u00AD"}tore
guest-89 = Lord alto commis{"\u00AD"}sario
guest-90 = Assistente legale anziano
guest-91 = Tezcat{"\u00AD"}lipoca
guest-92 = Capitano Goldhaken
guest-93 = Signor Horsa
guest-94 = Signor Ingalls
guest-95 = Signor Boydell
guest-96 = Signor Oundo
guest-97 = E. Gizia
guest-98 = M. Polo
guest-99 = Cramer{"\u00AD"}sopholus
guest-100 = Contadino Franz
guest-101 = Fratello Uwe
guest-102 = Conducente
guest-103 = Durgoing
guest-104 = MacLeod
guest-117 = Mag. Ferdinand
guest-118 = Signor Moras
# A un tavolo vuoto, o dove in coda non c’è nessuna carta.
guest-nobody = nessuno

## Personale

staff-1 = Addetto alla colazione
staff-2 = Cameriera
staff-3 = Barman
staff-4 = Aiuto Cuoco
staff-5 = Stalliere
staff-6 = Cocchiere
staff-7 = Massag{"\u00AD"}giatrice
staff-8 = Guida Turistica
staff-9 = Maggior{"\u00AD"}domo
staff-10 = Autista
staff-11 = Fioraia
staff-12 = Governante
staff-13 = Direttore del ristorante
staff-14 = Decoratore
staff-15 = Lustra{"\u00AD"}scarpe
staff-16 = Lavandaia
staff-17 = Lavapiatti
staff-18 = Guarda{"\u00AD"}robiera
staff-19 = Architetto d’interni
staff-20 = Investi{"\u00AD"}gatore
staff-21 = Cuoco
staff-22 = Capo del personale
staff-23 = Custode
staff-24 = Capo cameriere
staff-25 = Fattorino
staff-26 = Direttore di eventi
staff-27 = Direttore delle prenota{"\u00AD"}zioni
staff-28 = Portiere
staff-29 = Segretaria
staff-30 = Segretario di ricevi{"\u00AD"}mento
staff-31 = Cameriera di piano
staff-32 = Vice{"\u00AD"}direttore
staff-33 = Uomo delle pulizie
staff-34 = Addetto al ricevi{"\u00AD"}mento
staff-35 = Paggio
staff-36 = Sommelier
staff-37 = Addetto al servizio in camera
staff-38 = Facchino
staff-39 = Pastic{"\u00AD"}ciere
staff-40 = Direttore marketing
staff-41 = Centrali{"\u00AD"}nista
staff-42 = Giardi{"\u00AD"}niere
staff-43 = Barista
staff-44 = Addetta alla dispensa
staff-45 = Bagnino
staff-46 = Donna delle pulizie
staff-47 = Ascen{"\u00AD"}sorista
staff-48 = Direttore

## Obiettivi: che cosa chiede ciascuno

objective-105 = possedere 20 corone
objective-106 = 12 camere, libere o occupate
objective-107 = 6 carte personale in gioco
objective-108 = tracciato dell’Imperatore: 10 o più
objective-109 = 2 piani completamente occupati
objective-110 = 6 gruppi completamente occupati
objective-111 = tutte le camere di un colore occupate
objective-112 = 2 colonne completamente occupate
objective-113 = 3 camere blu, 3 rosse e 3 gialle occupate
objective-114 = 4 camere rosse e 3 gialle occupate
objective-115 = 4 camere gialle e 3 blu occupate
objective-116 = 4 camere blu e 3 rosse occupate

## Hotel

hotel-night = hotel (lato notte)
hotel-A = hotel A (lato giorno)
hotel-B = hotel B (lato giorno)
hotel-C = hotel C (lato giorno)
hotel-D = hotel D (lato giorno)

## Colori, con il segno che li indica dove c’è poco posto

colour-blue = blu
    .sign = B
colour-red = rosso
    .sign = R
colour-yellow = giallo
    .sign = G
colour-green = verde

## Giocatori di cui non si conosce il nome

player = Giocatore { $number }
hotelier = Albergatore { $number }

## Da dove vengono i punti

source-guests = ospiti
source-rooms = camere preparate
source-groups = gruppi di camere
source-staff = personale
source-emperor-steps = passi oltre il tracciato dell’Imperatore
source-objectives = obiettivi
source-emperor-1 = 1ª valutazione dell’Imperatore
source-emperor-2 = 2ª valutazione dell’Imperatore
source-emperor-3 = 3ª valutazione dell’Imperatore
source-emperor-tiles = tessere Imperatore
source-final-staff = conteggio finale: personale
source-final-rooms = conteggio finale: camere occupate
source-final-leftovers = conteggio finale: corone e cucina
source-final-guests = conteggio finale: ospiti rimasti al bar
# I punti con cui è cominciata una posizione composta a mano.
source-earlier = di prima
