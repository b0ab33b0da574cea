"""Text of a program made fit for a terminal: no control characters, nothing unseen that lies, no endless lines."""

from __future__ import annotations

import re

MAX_COLUMNS = 2_000
_MOST_MARKS = 6
"""Of accents and vowel signs on one letter, that stay: no language piles up more, and more cover the lines around."""
_UNSAFE = (
    # What moves the cursor or is half a letter, and what turns the direction of writing.
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff"
    # What takes no place: two texts that differ in it alone would look the same.
    "\xad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
)
_JOINERS = "\u200c\u200d"
_OVERLAYS = (
    "\u0334\u0335\u0336\u0337\u0338\u20d2\u20d3\u20d8\u20d9\u20da\u20dd\u20de\u20e0\u20e2\u20e4\u20e5\u20ea\u20eb"
)
"""What is struck through or framed reads as something else."""
_KEYCAPS = "0123456789#*"
_FIRST_MARK = "\u0300"
_JOINING = (
    # Scripts whose letters are joined, or kept apart, by what is not seen: Arabic, those of India and around.
    "[\u0600-\u0dff\u0f00-\u109f\u1700-\u18af\u1900-\u1c7f\ua800-\ua8ff\ua980-\ua9ff\uaa00-\uaaff\uabc0-\uabff"
    "\ufb50-\ufdff\ufe70-\ufefe\U00010a00-\U00010fff\U00011000-\U00011fff\U0001e900-\U0001e95f]"
)
_PICTURE = "[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]"
"""What emoji are made of."""
_CHOSEN_FORM = "[\xa9\xae\u1000-\u109f\u2000-\uffff\U00010000-\U0001faff]"
"""What has another form that an unseen character may ask for."""
_FIRST_IDEOGRAPH, _FIRST_TAG = "\u2e80", "\U000e0000"
_CHOICES = "".join(map(chr, range(0xFE00, 0xFE10)))
_FLAG = (
    "\U0001f3f4\U000e0067\U000e0062(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074|\U000e0077\U000e006c\U000e0073)"
    "\U000e007f"
)
"""The flags of England, Scotland and Wales: a black one, and letters that are not seen."""


def clean(text: str, columns: int = MAX_COLUMNS) -> str:
    """`text` with control, direction, unseen and surrogate characters shown as escapes, long lines cut after `columns`.

    Text of every script stays readable: accents and vowel signs stay on their letters, and so do the joiners that
    Persian, the scripts of India and emoji need.
    """
    if len(text) <= columns and text.isascii() and text.isprintable():
        return text
    safe = re.sub(f"{_FLAG}|{_UNSAFE}", _escape, text.replace("\r\n", "\n"))
    if not safe.isascii():
        safe = _with_marks_in_place(safe)
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


def _with_marks_in_place(text: str) -> str:
    """The text with escapes for marks that are on nothing, too many, or strike out, and for joiners of nothing."""
    from unicodedata import category  # not on the way of plain programs

    shown: list[str] = []
    before, marks = "\n", 0
    for char, after in zip(text, f"{text[1:]}\n", strict=True):
        is_mark = char >= _FIRST_MARK and category(char) in ("Mn", "Me")
        # A joiner stands between two letters with their marks: it begins no new heap of them.
        marks = marks + 1 if is_mark else marks if char in _JOINERS else 0
        lies = _hangs_wrong(char, before, marks) if is_mark else char in _JOINERS and _joins_nothing(before, after)
        shown.append(_escaped(char) if lies else char)
        before = char
    return "".join(shown)


def _hangs_wrong(mark: str, before: str, marks: int) -> bool:
    return _chooses_nothing(mark, before) or before.isspace() or marks > _MOST_MARKS or mark in _OVERLAYS


def _chooses_nothing(mark: str, before: str) -> bool:
    """Whether a mark is one of those that are not seen, and asks for a form that the character before has not."""
    if "\U000e0100" <= mark <= "\U000e01ef":
        return before < _FIRST_IDEOGRAPH or before >= _FIRST_TAG
    if "\ufe00" <= mark <= "\ufe0f":
        return before not in _KEYCAPS and (before in _CHOICES or not re.match(_CHOSEN_FORM, before))
    return False


def _joins_nothing(before: str, after: str) -> bool:
    """Whether nobody sees a joiner; at the end of a word it may be seen, in a picture it may not."""
    if re.match(_PICTURE, before):
        return not re.match(_PICTURE, after)
    return not re.match(_JOINING, before)


def _escape(match: re.Match[str]) -> str:
    return _escaped(match.group()) if len(match.group()) == 1 else match.group()


def _escaped(char: str) -> str:
    code = ord(char)
    return f"\\x{code:02x}" if code < 1 << 8 else f"\\u{code:04x}" if code < 1 << 16 else f"\\U{code:08x}"


def _cut(line: str, columns: int) -> str:
    return line if len(line) <= columns else f"{line[:columns]} …[{len(line) - columns} more]"
