"""A subset of the keys of vi for the editor: what is typed most, and no more."""
