"""Places in a text where a value stands: `{bytes:.2f} GB`.

Only names and the plainest ways to write a number are known: `str.format` on a text from a pack could reach into
objects, or ask for a number a gigabyte wide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_PLACE = re.compile(r"\{([^{}]*)\}")
_INSIDE = re.compile(r"([a-z][a-z0-9_]*)(?::(,?(?:\.\d)?[fg%]?))?")


class NoPlace(ValueError):
    """A placeholder that can't be filled; a sentence that says why."""


def fill(text: str, values: Mapping[str, int | float | str]) -> str:
    """The text with its values in their places.

    Arguments:
        text: holds places such as `{n}`, `{n:,}`, `{share:.1%}`, `{bytes:.2f}`.
        values: the values by name; a text takes no format.

    Raises:
        NoPlace: a place is badly written, or there is no such value.
    """
    _check_braces(text)
    return _PLACE.sub(lambda place: _written(place, values), text)


def names_in_places(text: str) -> Iterator[tuple[str, str]]:
    """The name of each place in a text, with the format that it has there ("" for none).

    Raises:
        NoPlace: a place is badly written.
    """
    _check_braces(text)
    for place in _PLACE.finditer(text):
        yield _parts(place)


def formatted(value: int | float, form: str) -> str:
    """A number in one of the formats that a place may have; without one, as short as it can be read."""
    return format(value, form) if form else f"{value:,}" if isinstance(value, int) else f"{value:.4g}"


def _parts(place: re.Match[str]) -> tuple[str, str]:
    parts = _INSIDE.fullmatch(place[1])
    if parts is None:
        raise NoPlace(f'"{place[0]}" is no placeholder: write {{name}}, {{name:,}}, {{name:.2f}} or {{name:.1%}}.')
    return parts[1], parts[2] or ""


def _written(place: re.Match[str], values: Mapping[str, int | float | str]) -> str:
    name, form = _parts(place)
    if name not in values:
        raise NoPlace(f'There is no figure "{name}" for the placeholder {place[0]}.')
    value = values[name]
    if isinstance(value, str):
        if form:
            raise NoPlace(f"{place[0]} asks for a number's format, and {name} is a text.")
        return value
    return formatted(value, form)


def _check_braces(text: str) -> None:
    rest = _PLACE.sub("", text)
    if "{" in rest or "}" in rest:
        raise NoPlace("A brace stands alone; a placeholder is written {name}.")
