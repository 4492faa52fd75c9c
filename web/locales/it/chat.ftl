### Che cosa ci si dice.

chat = Chat
# Il pulsante che apre la chat, quando c’è qualcosa di nuovo.
chat-unread =
    { $n ->
        [one] Chat, 1 messaggio nuovo
       *[other] Chat, { $n } messaggi nuovi
    }
chat-say = Scrivi qualcosa
chat-send = Invia
chat-none = Nessuno ha ancora detto nulla.
