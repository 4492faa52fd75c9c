"""Bots against each other: fixtures, matches, standings, ratings and charts."""
