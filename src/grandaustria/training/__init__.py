"""How the expert's network and the heuristic's weights are made."""
