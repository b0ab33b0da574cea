"""The same practice without a full screen: in a plain terminal, and beside the learner's own editor."""
