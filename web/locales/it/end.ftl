### La fine di una partita: conteggio finale, dettaglio, punti per round.

end-title = Punteggio
end-counting = Il conteggio finale
# $n: quanti hanno vinto
end-winner =
    { $n ->
        [one] { $winners } dirige il miglior hotel di Vienna
       *[other] { $winners } dirigono i migliori hotel di Vienna
    }
# $hotel: night o day; $staff: standard, introductory o draft
end-about =
    Sette round, { $hotel ->
        [night] lato notte
       *[day] lato giorno
    }, { $staff ->
        [introductory] variante introduttiva
        [draft] personale con draft
       *[standard] personale dal mazzo
    }.
# $how: clear, tie (vinta con più corone e cucina) o shared
end-won =
    { $how ->
        [shared] Una vittoria condivisa.
        [tie] Vinta dopo un pareggio, con di più in cassa e in cucina.
       *[clear]
            { $by ->
                [one] Vinta con 1 punto di vantaggio.
               *[other] Vinta con { $by } punti di vantaggio.
            }
    }
end-record = Salva la partita
end-rematch = Gioca ancora
end-join-rematch = Gioca la prossima
# Per chi ha assistito.
end-watch-rematch = Assisti alla prossima
end-place = { $place }°
end-computer = computer, { $bot }
# $bot: expert, planner, …
end-finished-by =
    partita finita { $bot ->
        [expert] dall’esperto
        [planner] dallo stratega
       *[other] dal computer
    }

end-score = Punti
end-in-game = Durante la partita
end-final = Conteggio finale
end-row-guests = Ospiti in camera
end-row-groups = Gruppi blu completi
end-row-rooms = Punti stampati
end-row-emperor = Tracciato dell’Imperatore
end-row-tiles = Tessere Imperatore
end-row-steps = Passi oltre il tracciato
end-row-objectives = Obiettivi
end-row-staff = Personale in partita
end-row-earlier = Di prima
end-row-final-staff = Personale da conteggio finale
end-row-final-rooms = Camere occupate per piano
end-row-final-leftovers = Corone e cucina
end-row-final-guests = Ospiti rimasti al bar
end-total = Totale
end-so-far = Finora
end-next = Avanti
end-all = Mostra tutto
end-again = Conta di nuovo
# Letto ad alta voce durante il conteggio finale.
end-said = { $name } { $n }

end-chart = Punti per round
end-chart-start = inizio
end-chart-final = fine
end-claims = Obiettivi reclamati
end-nobody = nessuno
end-moments = Grandi momenti
# Un round, il più breve possibile.
end-round = R{ $round }

# Condividere una partita finita con un link.
share = Condividi
share-done = Condivisa
share-agree = Acconsenti
share-make = Crea un link
share-title = Condividere questa partita
share-about = Chi ha il link può rivedere tutta la partita, con tutte le carte scoperte e i nomi al tavolo. La vostra chat resta fra voi. Tutti quelli che hanno giocato devono acconsentire, e ognuno può ripensarci in ogni momento.
share-yes = acconsente
share-not-yet = non ha ancora acconsentito
# $n: quanti nomi
share-waiting =
    { $n ->
        [one] { $names } deve ancora acconsentire. La domanda si trova accanto al punteggio e in Le mie partite.
       *[other] { $names } devono ancora acconsentire. La domanda si trova accanto al punteggio e in Le mie partite.
    }
share-wish =
    { $n ->
        [one] { $names } vorrebbe condividere questa partita.
       *[other] { $names } vorrebbero condividere questa partita.
    }
share-link = Link alla partita
share-take-back = Ritira il consenso
# Nell’elenco delle partite.
share-game = Condividi la partita con { $names }
share-listed = condivisa
share-listed-wish = da condividere?
# Dopo «Vinta per 3 punti.»
end-loaded = Continuata da una posizione caricata: non conta nelle statistiche.
