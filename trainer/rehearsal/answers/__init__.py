"""Answers out loud: what there is to say, how it is said on a clock, and which key points it lands."""
