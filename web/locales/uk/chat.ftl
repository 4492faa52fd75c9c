### What people say to each other.

chat = Чат
# The button that opens the chat, when something new was said.
chat-unread =
    { $n ->
        [one] Чат, { $n } нове повідомлення
        [few] Чат, { $n } нові повідомлення
       *[many] Чат, { $n } нових повідомлень
    }
chat-say = Напишіть щось
chat-send = Надіслати
chat-none = Поки що ніхто нічого не сказав.
