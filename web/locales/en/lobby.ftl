### The lobby: new games, invitations, my games.

lobby-subtitle = Vienna around 1900. One to four hoteliers, seven rounds.

lobby-quick = Play at once
lobby-quick-play = Play now
lobby-quick-play-note = against the planner
lobby-quick-guided = First game
lobby-quick-guided-note = Leopold guides you

lobby-new = New game
lobby-you = you
lobby-computer = computer
lobby-friend = A friend
lobby-by-link = by link
# Names for the computer's hoteliers.
lobby-bot-names = Milena, Theodor, Klara, Josef, Ottilie
lobby-bot-random = Whimsical
lobby-bot-novice = Novice
lobby-bot-beginner = Beginner
lobby-bot-gentle = Gentle
lobby-bot-greedy = Ambitious
lobby-bot-careful = Careful
lobby-bot-planner = Planner
lobby-bot-seasoned = Seasoned
lobby-bot-expert = Expert
lobby-bot-master = Master
lobby-levels = Computer, from easy to hard
lobby-chair = Who sits in seat { $n }
lobby-chair-name = Name in seat { $n }
lobby-kind-open = A friend, by link
lobby-kind-here = At this device
lobby-remove = Remove seat { $n }
lobby-add =
    { $n ->
        [3] Add a third hotelier
       *[4] Add a fourth hotelier
    }

lobby-hotel = Hotels
lobby-hotel-night = Night, all alike
lobby-hotel-day = Day, four plans
lobby-staff = Staff
lobby-staff-standard = Standard
lobby-staff-introductory = Introductory
lobby-staff-draft = Draft
lobby-clock = Time for a turn
lobby-clock-none = None
lobby-clock-min-3 = 3 min
lobby-clock-min-10 = 10 min
lobby-clock-day-1 = 1 day
lobby-clock-day-3 = 3 days
lobby-more = More options
lobby-edition = Edition
lobby-edition-current = Current
lobby-edition-first = First, 2015
lobby-pace = Computer plays
lobby-pace-calm = Calmly
lobby-pace-quick = Quickly
lobby-pace-instant = Instantly
lobby-plans = Choose everybody’s plan, A to D
lobby-plan = Plan of seat { $n }
lobby-promos = Two promo guests, { $first } and { $second }
lobby-hints = Leopold may be asked for hints
lobby-forecast = Forecast of points and win chances

lobby-tip-2 = Two hoteliers play with 10 dice. About half an hour.
lobby-tip-3 = Three hoteliers play with 12 dice. About an hour.
lobby-tip-4 = Four hoteliers play with 14 dice. An hour and a half.
lobby-tip-standard = Everybody starts with six staff cards from the deck.
lobby-tip-introductory = Everybody starts with six staff cards chosen for a first game.
lobby-tip-draft = The staff cards go round the table; everybody keeps one at a time.
# What a bot is like: its character, how it thinks, and its rating.
lobby-tip-bot = { $bot }: { $text }. Elo { $rating }.
lobby-tip-open = Next you get a link for your friends; we begin when everybody is seated.
lobby-open = Open the doors
lobby-open-invite = Open the doors and invite

lobby-mine = My games
lobby-mine-none = None yet. The games you play on this device wait for you here.
# Leopold, after two wins against a level. $bot: its name, $next: that of the next level.
lobby-next = Two wins in a row against “{ $bot }”: splendid! Shall we try “{ $next }”?
lobby-next-yes = Yes, please
lobby-waiting =
    { $n ->
        [one] 1 is waiting for you
       *[other] { $n } are waiting for you
    }
lobby-your-turn = Your turn
lobby-your-turn-with = Your turn in the game with { $names }
lobby-to-move = { $name } to move
lobby-game-playing = In progress
lobby-game-round = Round { $round } of { $rounds }
# $own: the own points, $best: the best of the others. $place: 0 when others have as many.
lobby-game-result =
    { $place ->
        [0] Finished, { $own } to { $best }
        [1] Won, { $own } to { $best }
        [2] Second, { $own } to { $best }
        [3] Third, { $own } to { $best }
       *[4] Fourth, { $own } to { $best }
    }
# A game that was watched, or played by several at this device. $scores: 118 : 104
lobby-game-scores = Finished, { $scores }
lobby-game-watched = You are watching
lobby-game-open =
    { $open ->
        [one] Waiting for 1 hotelier
       *[other] Waiting for { $open } hoteliers
    }
lobby-game-over = Finished
lobby-game-abandoned = Abandoned
lobby-forget = Remove the game with { $names } from the list

lobby-join = Join
lobby-join-link = Invitation link
lobby-join-paste = Paste the link you were sent
lobby-join-go = Enter
lobby-join-wrong = This does not look like an invitation. An invitation is a link with “join” in it.

lobby-room = Waiting room
lobby-invited = You are invited
lobby-dead = No such door
lobby-dead-why = I am sorry, this link opens no door. Perhaps it is incomplete, or the game was closed long ago. Ask your friends for a new one.
# $hotel: night or day; $staff: standard, introductory or draft; $edition: current or first; $clock: none, turn or day
lobby-room-about =
    { $hotel ->
        [night] Night hotels
       *[day] Day hotels
    }, { $staff ->
        [introductory] introductory staff
        [draft] drafted staff
       *[standard] standard staff
    }, { $edition ->
        [first] first edition
       *[current] current edition
    }, { $clock ->
        [turn] with a clock
        [day] days to think
       *[none] no clock
    }.
lobby-room-waiting =
    { $open ->
        [one] One seat is still open. The game begins as soon as it is taken; you may close this page and come back.
       *[other] { $open } seats are still open. The game begins as soon as all are taken; you may close this page and come back.
    }
lobby-room-invited =
    { $open ->
        [one] { $names } would like to play with you, and the last open seat is yours.
       *[other] { $names } would like to play with you. { $open } seats are open.
    }
lobby-room-leave = Back to the lobby
lobby-room-cancel = Cancel the game
lobby-room-cancel-sure = The link will stop working. Cancel the game?
lobby-room-give-up = Give up my seat
lobby-room-give-up-sure = The others keep their seats, and yours becomes open. Give it up?
lobby-room-off = This game was called off before it began.
lobby-room-playing = { $names } are playing. All seats are taken, but you may watch.
lobby-room-over = { $names } have finished this game.
lobby-seat-open = Open seat
lobby-seat-waiting = waiting
lobby-seat-fill = Let the computer play
lobby-seat-here = here
lobby-seat-away = away
lobby-share = Link for your friends
lobby-copy = Copy
lobby-copied = Copied
lobby-share-send = Share
lobby-take-seat = Take a seat
lobby-watch = Watch
lobby-see-score = See the score
