"""What the learner did and when to come back: the SQLite store, the schedule, statistics, settings."""
