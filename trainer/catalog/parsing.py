"""Reading Python, one text at a time."""

from __future__ import annotations

import ast
import threading

# Python counts how deeply it is nested while it makes a tree, and up to 3.12 once for all threads: where the search for
# garbage hands over to another thread that reads, too, both end in a SystemError.
_ONE_AT_A_TIME = threading.RLock()


def parsed(text: str) -> ast.Module:
    """The tree of a program.

    Raises:
        SyntaxError, ValueError, RecursionError, MemoryError: it is no Python, or nested too deeply.
    """
    with _ONE_AT_A_TIME:
        return ast.parse(text)


def parsed_expression(text: str) -> ast.expr:
    """The tree of an expression.

    Raises:
        SyntaxError, ValueError, RecursionError, MemoryError: it is none, or nested too deeply.
    """
    with _ONE_AT_A_TIME:
        return ast.parse(text, mode="eval").body
