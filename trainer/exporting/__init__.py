"""Out and in: the learner's history, the cheat sheet, cards for Anki."""
