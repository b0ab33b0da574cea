"""The timed routine: its clock, what it picks, where it stands, and what is left for the morning."""
