"""Positions as pictures and as text, from what a seat or a spectator may see."""
