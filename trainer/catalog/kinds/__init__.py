"""The kinds of drills that hold more than the keys of every kind: one module each, with its format and its data."""
