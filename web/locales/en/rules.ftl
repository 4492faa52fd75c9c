### The page of the rules; the rules themselves are in rules.md.

rules-title = The rules
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
rules-found =
    { $n ->
        [0] Nothing found
        [one] 1 section
       *[other] { $n } sections
    }
# After the number of sections: the words that were meant instead of those typed.
rules-instead = { " " }for “{ $words }”
rules-none = Nothing in the rules says “{ $query }”. Try another word.
rules-back = Back
rules-top = To the top
rules-no-cards = The cards could not be fetched just now.
rules-tile-round = After round { $round }
rules-tile = Reward: { $reward }. Penalty: { $penalty }.
