"""The way to the day of the interview: what to do each day, and what will be known on the day itself."""
