### What people say to each other.

chat = Chat
# The button that opens the chat, when something new was said.
chat-unread =
    { $n ->
        [one] Chat, 1 new message
       *[other] Chat, { $n } new messages
    }
chat-say = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
