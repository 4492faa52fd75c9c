### Replay of a finished game.

replay = Replay
replay-slider = Point in the game
replay-at = Round { $round }, move { $at } of { $of }
replay-count = Move { $at } of { $of }
# What is chosen next, and by whom.
replay-next = { $name }: { $choice }
replay-end = The game is over.
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $n } times
replay-seat = Whose table to show

# A new game against the computer, from a moment of this one.
play-on = Play on
play-on-title = Play on from here
play-on-about =
    { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }, after move { $at }. A new game begins at this moment, against the computer.
play-on-seat = You play
play-on-level = Computer
play-on-note = New dice and cards will come. Nobody else can join, and the game does not count in statistics.
play-on-start = Begin

# Games and positions from a file.
load = Open a saved game
load-which = Which game?
load-another = Another game
load-choose = Choose a file
load-drop = or drop it anywhere on this page
load-paste = Or paste its text
load-open = Open
load-what = Records that you saved, positions as a snapshot or in one line, and games as text. They are checked, and nothing of them is kept.
load-found =
    { $kind ->
        [position] A position
        [running] An unfinished game
       *[finished] A finished game
    }
load-players = Hoteliers
load-moves = Moves
load-next = Look at any moment of it. From there you can play on against the computer.
load-look = Look at it
load-back = Back
load-too-large = This is too large for a saved game.
load-unknown = This is no saved game: neither a record nor a position, nor a game as text.
load-newer = A newer version of the game wrote this. This server cannot read it.
load-wrong-choice = This record breaks the rules: its answer number { $n } is not possible there.
load-wrong-line = This text cannot be read. Something is wrong in line { $n }.
# $field: the name of a part of the file, such as players[1].krones
load-wrong-field = Something in this file is not possible: { $field }.
