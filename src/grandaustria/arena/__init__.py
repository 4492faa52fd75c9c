"""Bots against each other: matches, who meets whom, standings, ratings and charts."""
