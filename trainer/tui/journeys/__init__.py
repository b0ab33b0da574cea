"""The ways from screen to screen, one for each kind of drill and each sitting: they know the rooms, no screen does."""
