### What happens to a seat, not in the game: told in the log and by Leopold.

notice-stand-in-deadline-turn = { $player } has run out of time: a bot plays this turn
notice-stand-in-deadline = { $player } has run out of time again: a bot plays until { $player } returns
# $by called for the bot
notice-stand-in-called = { $player } is away: { $by } calls in a bot, which plays until { $player } returns
notice-returned = { $player } is back at the table
notice-left = { $player } leaves the game for good: a bot plays it to the end
