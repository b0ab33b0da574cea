"""The screen: Textual app, screens, widgets, styles, keys, texts and the ways between them. What can be known without a
screen is decided elsewhere."""
