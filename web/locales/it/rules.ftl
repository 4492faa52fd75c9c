### La pagina delle regole; le regole stesse sono in rules.md.

rules-title = Le regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-clear = Cancella la ricerca
rules-found =
    { $n ->
        [0] Nessun risultato
        [one] 1 sezione
       *[other] { $n } sezioni
    }
# Dopo il numero delle sezioni: le parole intese al posto di quelle digitate.
rules-instead = { " " }per “{ $words }”
rules-none = Nelle regole non c’è “{ $query }”. Provi un’altra parola.
rules-back = Indietro
rules-top = In cima
rules-no-cards = In questo momento non è possibile caricare le carte.
rules-tile-round = Dopo il round { $round }
rules-tile = Ricompensa: { $reward }. Penalità: { $penalty }.
