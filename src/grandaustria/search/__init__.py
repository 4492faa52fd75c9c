"""Determinization, a beam search over one turn, and a look-ahead beyond it."""
