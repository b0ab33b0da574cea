"""Bars of text, for figures that people would rather look at than read."""

from __future__ import annotations


def bar(share: float, width: int) -> str:
    """A bar of `width` columns, filled by a share from 0 to 1; what lies outside of that is cut off."""
    filled = round(width * min(1.0, max(0.0, share)))
    return "█" * filled + "·" * (width - filled)
