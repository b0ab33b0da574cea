"""Keys: every action once with its keys and places, the learner's own ones, and those that several screens share."""
