"""The printed cards, tiles and boards: tables written in the verbs of the rules."""
