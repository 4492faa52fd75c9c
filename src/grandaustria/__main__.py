"""`python -m grandaustria` is the command `grandaustria`."""

from grandaustria.cli import main

main()
