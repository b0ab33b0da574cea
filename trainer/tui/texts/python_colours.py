"""The colours of Python on the screen, by the tokenizer of the language itself: it is loaded anyway."""

from __future__ import annotations

import builtins
import io
import keyword
import token as kinds
import tokenize
from collections.abc import Iterator
from contextlib import suppress

from textual.content import Content, Span

TAB = 8
"""Columns to the next stop of a tab."""

_STRING = "$text-success 90%"
_NAMES: dict[str, str] = {
    **dict.fromkeys(dir(builtins), "$text-accent"),
    **dict.fromkeys(keyword.kwlist, "$text-accent"),
    **dict.fromkeys(("and", "or", "not", "in", "is"), "bold $text-error"),
    **dict.fromkeys(("from", "import"), "$text-error"),
    **dict.fromkeys(("True", "False", "None"), "bold $text-success 80%"),
    **dict.fromkeys(("self", "cls"), "italic"),
}
_DEFINED = {"def": "$text-warning underline", "class": "$text-warning bold"}


def coloured(code: str) -> Content:
    """Code with its colours; from where it stops being Python, the rest is plain."""
    code = "\n".join(code.splitlines()).expandtabs(TAB)
    return Content(code, spans=list(_spans(code)))


def _spans(code: str) -> Iterator[Span]:
    starts = [0]
    for line in code.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    before = ""
    with suppress(tokenize.TokenError, SyntaxError):
        for one in tokenize.generate_tokens(io.StringIO(code).readline):
            style = _style(one, before)
            if style:
                (first, left), (last, right) = one.start, one.end
                yield Span(starts[first - 1] + left, starts[last - 1] + right, style)
            before = one.string


def _style(one: tokenize.TokenInfo, before: str) -> str:
    if one.type == kinds.NAME:
        return _DEFINED.get(before) or ("" if before == "." else _NAMES.get(one.string, "$text-primary"))
    if one.type == kinds.OP:
        return "bold" if one.string.strip("()[]{},:;.") else ""
    if one.type == kinds.NUMBER:
        return "$text-warning"
    if one.type == kinds.COMMENT:
        return "$text 60%"
    # From Python 3.12 on, an f-string is in pieces.
    return _STRING if kinds.tok_name[one.type].startswith(("STRING", "FSTRING")) else ""
