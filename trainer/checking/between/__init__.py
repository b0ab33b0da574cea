"""What both sides of a run share: how they talk, what values and sources look like on the way."""
