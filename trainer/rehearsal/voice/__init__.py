"""An answer said out loud, listened to on this machine alone: pace, pauses, fillers, and the words as understood."""
