"""The trainer's side of a run: its processes, what it asks them, and the verdicts that come of the answers."""
