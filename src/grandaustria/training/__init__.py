"""Training of the expert's network, and tuning of the heuristic's weights."""
