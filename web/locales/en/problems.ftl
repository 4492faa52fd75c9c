### What can go wrong between the browser and the server. The names follow the server's reasons.

problem-unreachable = The hotel cannot be reached at the moment.
problem-again = Try again
problem-no-such-game = This link opens no door. The game ended long ago, or the link is incomplete. Ask for a new one.
problem-no-token = This device holds no key to this game. Open it with its invitation.
problem-no-open-seat = Somebody else took that seat a moment ago. You are welcome to watch.
problem-not-over = That game is still being played.
problem-too-many = That was a little fast. Please try again in a moment.
problem-busy = Leopold is busy at other tables. Please ask again in a few seconds.
problem-unavailable = The hotel cannot open its books at the moment. Everything played so far is safe; please try again shortly.
problem-damaged = Unfortunately the records of this game are damaged, and it can no longer be opened.
problem-not-away = They were here a moment ago. A bot may take over two minutes after a player has left.
problem-clock-decides = In this game the clock decides: when the time is up, a bot plays the turn to its end.
problem-nothing-to-take-back = That can no longer be taken back.
problem-illegal-choice = That is not possible now.
problem-not-your-turn = It is not your turn.
problem-over = The game is over.
problem-not-replaced = You already have your seat back.
problem-has-a-seat = You already have a seat in this game.
problem-not-started = The game has not begun yet. It begins when all seats are taken.
problem-not-for-spectators = You are watching; only players can do that.
problem-switched-off = At this table there is no advice.
problem-invalid = Something in this cannot be accepted. Please check what you entered.
problem-day-not-over = This deal stays closed until its day is over.
problem-not-today = A new day has begun: open today’s puzzle.
