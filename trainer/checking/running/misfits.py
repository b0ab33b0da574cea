"""What a program made of the names that it was asked for, against the signature: one sentence where it is no such
thing, so that nobody has to work it out from what follows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from trainer.checking.cleaning import clean
from trainer.checking.report import Problem
from trainer.checking.running.naming import listed
from trainer.checking.running.signatures import Asked

PLAIN_RETURNS = frozenset("str int float bool dict list tuple set".split())
"""What a signature says is given back that no generator and no object of one's own class is."""
_UNEXPECTED = r"unexpected keyword argument '(\w+)'"
_TOO_MANY = r"positional arguments? but \d+ (?:was|were) given"
_GIVES = {"async generator": "an async generator", "generator": "a generator"}


def misfit(asked: Mapping[str, Asked], shapes: Any, none_passed: bool, refused: Sequence[str]) -> Problem | None:
    """The first thing asked for that the program has as something else; None where all fit.

    `shapes` is as a confined process sent it. `refused` is what Python said of calls that it did not make: parameters
    are looked at by that alone, since many that are not those of the signature do no harm. Whether an object or a
    generator may be given back is not always said: it may not where plain data is asked for, or where no check passed
    (`none_passed`).
    """
    seen = {name: each for name, each in shapes.items() if isinstance(each, dict)} if isinstance(shapes, dict) else {}
    pairs = [(each, seen[name]) for name, each in asked.items() if name in seen]
    unasked = [each for each, shape in pairs if shape.get("is") == "async" and not each.is_async]
    if unasked:
        return _problem(_unasked_async(unasked), seen[unasked[0].name])
    for each, shape in pairs:
        say = _of_another_kind(each, shape, none_passed or _is_plain(each)) or _other_parameters(each, shape, refused)
        if say is not None:
            return _problem(say, shape)
    return None


def _problem(say: str, shape: dict[str, Any]) -> Problem:
    line = shape.get("line")
    return Problem("TypeError", clean(say), line if type(line) is int and 0 < line < 10_000_000 else None)


def _unasked_async(unasked: list[Asked]) -> str:
    many = len(unasked) > 1
    are, functions, them = ("are", "functions", "them") if many else ("is an", "function", "it")
    wanted = "a class" if unasked[0].is_class else "plain `def`"
    names = listed([each.name for each in unasked])
    return (
        f"{names} {are} `async` {functions}, so calling {them} only gives back a coroutine. "
        f"The signature asks for {wanted}."
    )


def _of_another_kind(asked: Asked, shape: dict[str, Any], is_sure: bool) -> str | None:
    kind, name = str(shape.get("is")), f"`{asked.name}`"
    wanted = "a class" if asked.is_class else "`async def`" if asked.is_async else "plain `def`"
    if kind == "nothing":
        what = "`None`" if shape.get("type") == "NoneType" else f"of type `{shape.get('type')}`"
        return f"{name} is {what} here and can't be called: the signature asks for {wanted}."
    if kind == "class" and shape.get("makes_more") is False and not asked.is_class and is_sure:
        return f"{name} is a class, so calling it only makes an object of it. The signature asks for {wanted}."
    if kind == "async generator" or (kind == "generator" and (asked.is_async or asked.is_class or is_sure)):
        gives = f"{name} has a `yield` in it, so calling it only gives back {_GIVES[kind]}"
        if not (asked.is_async or asked.is_class or _is_plain(asked)):
            return f"{gives}: a decorator is missing that makes more of it, or a `return` is meant."
        returning = "" if asked.is_class else ", with `return` in the place of `yield`"
        return f"{gives}. The signature asks for {wanted}{returning}."
    return None


def _is_plain(asked: Asked) -> bool:
    return asked.returns.split("[")[0] in PLAIN_RETURNS


def _other_parameters(asked: Asked, shape: dict[str, Any], refused: Sequence[str]) -> str | None:
    """What is wrong with the parameters, by what Python said of the first call of it that it did not make."""
    makers = (asked.name, f"{asked.name}.__init__", f"{asked.name}.__new__")
    refusal = next((message for message in refused if message.partition("(")[0] in makers), None)
    if refusal is None:
        return None
    name, wanted = f"`{asked.name}`", f"the signature asks for `{asked.text}`."
    known = [each.name for each in asked.parameters]
    if "first" in shape and shape["first"] in (None, *known):
        return f"{name} lacks `self`: {wanted[:-1]}, and the first parameter of a method is the object itself."
    unexpected = re.search(_UNEXPECTED, refusal)
    if unexpected:
        return f"{name} has no parameter `{unexpected[1]}`: {wanted}" if unexpected[1] in known else None
    if re.search(_TOO_MANY, refusal):
        if shape.get("by_name_only") is True:
            return f"{name} takes parameters by their names alone, those behind the `*`: {wanted}"
        return f"{name} has too few parameters: {wanted}"
    surplus = [each for each in re.findall(r"'(\w+)'", refusal) if each not in known]
    return f"{name} can't be called without {listed(surplus)} as well: {wanted}" if surplus else None
