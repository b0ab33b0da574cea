"""Text of a program made fit for a terminal: no control characters, no endless lines."""

from __future__ import annotations

import re

MAX_COLUMNS = 2_000
_UNSAFE = "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"


def clean(text: str, columns: int = MAX_COLUMNS) -> str:
    """`text` with control, direction and surrogate characters shown as escapes, long lines cut after `columns`."""
    if len(text) <= columns and text.isprintable():
        return text
    safe = re.sub(_UNSAFE, _escape, text.replace("\r\n", "\n"))
    return "\n".join(_cut(line, columns) for line in safe.split("\n"))


def clean_data(value: object) -> object:
    """JSON data with every string in it cleaned."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, list):
        return [clean_data(item) for item in value]
    if isinstance(value, dict):
        return {clean(str(key)): clean_data(item) for key, item in value.items()}
    return value


def _escape(match: re.Match[str]) -> str:
    code = ord(match.group())
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def _cut(line: str, columns: int) -> str:
    return line if len(line) <= columns else f"{line[:columns]} …[{len(line) - columns} more]"
