"""The printed cards, tiles and boards, as tables in the verbs of the rules."""
