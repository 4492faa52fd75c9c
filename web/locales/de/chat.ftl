### Was Leute einander sagen.

chat = Chat
# Der Knopf, der den Chat öffnet, wenn etwas Neues gesagt wurde.
chat-unread =
    { $n ->
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $n } neue Nachrichten
    }
chat-say = Etwas schreiben
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
