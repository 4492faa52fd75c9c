### Keys at the table, as the sheet lists them.

keys = Keys
pref-shortcuts = Play with single keys (switch off if they get in the way)

# “Next” goes to what can be used, if anything can.
key-die = Take a die of this value, or pick an answer from a list by its number
key-boost = Boost the next die for 1 krone
key-pass = Pass
key-end = End the turn, or finish what is asked
key-undo = Undo
key-hint = Ask Leopold for advice
key-question = What is asked
key-guests = Next guest in the queue
key-dice = Next die
key-rooms = Next room
key-cafe = Next guest in your café
key-kitchen = Kitchen and serving
key-staff = Next staff card
key-objectives = Next objective
key-rivals = Next rival
key-note = Put Leopold’s note away
key-since = What happened since your last turn
key-log = Log
key-menu = Menu
key-keys = This sheet
key-tab = Next group, or next button
key-arrows = Through everything in a group
key-enter = Choose what has the focus
key-escape = Close what is open
