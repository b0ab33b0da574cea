"""Answers that come through a pipe, whose other end may never stop writing."""

from __future__ import annotations

import sys

LONGEST = 100_000
"""Characters of an answer that are read at most."""


def next_line() -> str:
    """The next line of stdin with its end, cut off where it is longer than an answer; empty at the end."""
    return sys.stdin.readline(LONGEST)


def all_that_follows() -> str:
    """What is left of stdin, cut off where it is longer than an answer."""
    return sys.stdin.read(LONGEST)
