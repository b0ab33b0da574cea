"""What an author is told about a pack: rules over its texts, and over what its programs do.

Running programs is another room's work: `linting.lint_catalog` is handed something that runs them.
"""
