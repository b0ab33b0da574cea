"""The screens: each shows what the rooms below know, and hands keys on to them."""
