"""The colours of the screen, by their names."""

from __future__ import annotations

from trainer.catalog.shapes import did_you_mean


def theme_fault(name: str) -> str:
    """What is wrong with the name of a theme, for behind it; nothing where there is such a one."""
    from textual.theme import BUILTIN_THEMES

    return "" if name in BUILTIN_THEMES else f'there is no theme "{name}"{did_you_mean(name, BUILTIN_THEMES)}'
