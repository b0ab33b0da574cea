"""Numbers computed on the spot: reading them as people type them, judging them, and their working."""
