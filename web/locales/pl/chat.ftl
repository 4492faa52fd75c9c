### What people say to each other.

chat = Czat
# The button that opens the chat, when something new was said.
chat-unread =
    { $n ->
        [one] Czat, { $n } nowa wiadomość
        [few] Czat, { $n } nowe wiadomości
       *[many] Czat, { $n } nowych wiadomości
    }
chat-say = Napisz coś
chat-send = Wyślij
chat-none = Nikt jeszcze nic nie powiedział.
