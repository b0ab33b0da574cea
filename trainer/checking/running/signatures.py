"""What a drill's signature asks for, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

_LINE = re.compile(
    r"(?P<indent>\s*)(?P<word>async |class )?(?P<name>\.?[A-Za-z_]\w*)\((?P<parameters>.*)\)(?: -> (?P<returns>.+))?"
)
_OPENING, _CLOSING = "([{", ")]}"


class Parameter(NamedTuple):
    """A parameter as the signature writes it; `star` is "", "*" or "**"."""

    name: str
    star: str
    has_default: bool


class Asked(NamedTuple):
    """One thing to call: a function, a class or, as "Class.method", a method. `text` is as the signature has it."""

    name: str
    is_async: bool
    is_class: bool
    parameters: tuple[Parameter, ...]
    returns: str
    text: str


def asked_in(signatures: Iterable[str]) -> dict[str, Asked]:
    """All that the signatures ask to be called, by name; of two with the same name the later one counts."""
    found: dict[str, Asked] = {}
    for signature in signatures:
        owner = ""
        for line in signature.strip("\n").splitlines():
            match = _LINE.fullmatch(line.rstrip())
            if match is None:
                continue
            asked = _asked(match, owner)
            found[asked.name] = asked
            if not match["indent"]:
                owner = asked.name
    return found


def _asked(match: re.Match[str], owner: str) -> Asked:
    name, word = match["name"], (match["word"] or "").strip()
    is_method = name.startswith(".")
    return Asked(
        name=owner + name if is_method else name,
        is_async=word == "async",
        is_class=word == "class" or (not is_method and name[0].isupper()),
        parameters=tuple(_parameter(text) for text in _split(match["parameters"])),
        returns=match["returns"] or "",
        text=f"{name.lstrip('.')}({match['parameters']})",
    )


def _parameter(text: str) -> Parameter:
    name, _, default = text.partition("=")
    bare = name.strip().lstrip("*")
    return Parameter(bare, name.strip()[: -len(bare)], bool(default))


def _split(parameters: str) -> list[str]:
    """The parts between the commas that are in no bracket."""
    parts, depth = [""], 0
    for char in parameters:
        depth += (char in _OPENING) - (char in _CLOSING)
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]
