"""The screen: Textual app, screens, widgets and styles. What can be known without a screen is decided elsewhere."""
