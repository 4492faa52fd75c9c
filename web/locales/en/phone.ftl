### The phone. What stands between asterisks is the thing itself; a question has at most 46 letters.

round-of-short = of { $rounds }

## The prompt and its answers, one or two short words each

leopold-more = Leopold explains
undo-short = Undo
pass-short = Pass
faster = Faster
take = Take
keep = Keep
do-it = Do it
not-now = Not now
# $bot: expert, planner or another
played-for-you-short =
    { $bot ->
        [expert] The expert
        [planner] The planner
       *[other] A bot
    } plays *for you*.
warn-idle-short = *Nothing* would happen. Do it anyway?
warn-guest-short = You may still *take a guest*. Die anyway?
warn-pass-short = *Pass* and wait for new dice?
warn-claim-short = *An objective* is waiting. End anyway?
warn-move-in-short = *A guest* is ready to move in. End anyway?

## The tray

rest-to-kitchen = the rest to the kitchen
room-n = Room { $n }
then = then
# Where a guest may move in.
moves-to =
    { $colour ->
        [blue] into a blue room
        [red] into a red room
        [yellow] into a yellow room
       *[green] any colour will do
    }
kept = kept

## Sheets

sheet-answer = How much?
sheet-draft = Draft
draft-card = card { $n } of { $of }
sheet-leopold = Leopold
draft-to = The others go on to { $player }
possible-move-in = move in a guest who is served
possible-serve = serve from the kitchen
possible-claim = claim an objective
what-would-you-do = What would you do?
the-rule = The rule

# Where a player stands after the next emperor scoring.
amount-end = at −{ $back } you end on { $space }
