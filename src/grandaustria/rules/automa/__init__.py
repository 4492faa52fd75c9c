"""An opponent who acts by instruction cards: Leopold, against whom one plays alone."""
