"""Looking ahead: hidden cards dealt at random, a beam search over one turn, and a look beyond it."""
