"""Values on their way from the worker to the judge: the short way gives what the long one gives."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.checking.between import bodies, plain


class LyingText(str):
    """A text that calls itself equal to everything."""

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True


atoms = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(["!o", "!t", 2**70, LyingText("x"), b"ab", object(), frozenset({1, 2}), "\ud800"]),
)
keys = st.one_of(st.sampled_from(["a", "b", "!t", "!o", ""]), st.integers(0, 3), st.booleans())
values = st.recursive(
    atoms,
    lambda parts: st.one_of(
        st.lists(parts, max_size=4),
        st.lists(parts, max_size=3).map(tuple),
        st.dictionaries(keys, parts, max_size=4),
    ),
    max_leaves=12,
)


def told_apart(value: Any) -> Any:
    """A value in which every type shows, so that equality sees what `==` would pass over."""
    if isinstance(value, plain.Opaque):
        return ("opaque", value.kind)
    if isinstance(value, (list, tuple)):
        return (type(value).__name__, [told_apart(item) for item in value])
    if isinstance(value, dict):
        return ("dict", [(told_apart(key), told_apart(item)) for key, item in value.items()])
    return (type(value).__name__, hex(value) if isinstance(value, int) else repr(value))


@pytest.fixture(scope="module", params=["json", "pickles"])
def way(request: pytest.FixtureRequest) -> Iterator[str]:
    """Either way by which values cross."""
    if request.param == "pickles":
        bodies.use_pickles()
    yield request.param
    bodies._pickles = None


def by_the_wire(value: Any) -> Any:
    return plain.decode(json.loads(json.dumps(plain.encode(value))))


@given(value=values)
def test_a_body_reads_back_as_the_wire_form_does(way: str, value: Any) -> None:
    assert told_apart(bodies.read(bodies.written(value))) == told_apart(by_the_wire(value))


def test_what_is_much_or_too_much_for_a_frame_is_as_the_wire_form_has_it(way: str) -> None:
    within_itself: list[Any] = [1]
    within_itself.append(within_itself)
    folded: Any = [1]
    for _ in range(30):
        folded = [folded, folded]
    histories = [("task", [{"role": "user", "content": f'say "{number}"'}] * number) for number in range(30)]
    much = (
        "x" * 70_000,
        "x" * 60_000,
        ['"' * 20_000],
        list(range(30_000)),
        list(range(4_000)),
        10**5_000,
        histories,
        within_itself,
        folded,
        {1: {2, 3}, "b": bytearray(b"ab"), (4, 5): b"\x91"},
    )
    for value in much:
        assert told_apart(bodies.read(bodies.written(value))) == told_apart(by_the_wire(value))


def nested(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


def test_what_is_nested_deep_crosses_whole_or_cut_and_what_is_nested_too_deep_is_cut(way: str) -> None:
    for levels in (30, 60, 100_000):
        read = bodies.read(bodies.written(nested(levels)))
        found = 0
        while isinstance(read, list):
            (read,), found = read, found + 1
        is_whole = read == 1 and found == levels
        assert is_whole or (levels > 40 and read.kind == "too large")


def test_what_is_too_deep_or_too_much_can_be_read_as_json_cuts_it(way: str) -> None:
    many: Any = []
    for _ in range(14):
        many = [many, many]
    keyed: Any = 1
    for _ in range(50):
        keyed = (keyed,)
    for value in (1, "t" * 99, *map(nested, (30, 40, 41, 42, 60)), many, {keyed: 1}, 1 << 65_600, [-(1 << 65_535)]):
        body = bodies.written(value)
        read, cut = bodies.read(body), bodies.read_cut(body)
        assert told_apart(read if cut is None else cut) == told_apart(by_the_wire(value))


@pytest.mark.parametrize("forged", [os.system, Path, plain.Opaque("x")], ids=str)
def test_nothing_is_made_by_its_name(forged: Any) -> None:
    bodies.use_pickles()
    try:
        assert isinstance(bodies.read(bodies.written(forged)), plain.Opaque)
        with pytest.raises(ValueError, match="in a body"):
            bodies.read(pickle.dumps(forged, 4))
    finally:
        bodies._pickles = None


@given(values)
def test_a_copy_is_out_of_reach(value: Any) -> None:
    holder = {"list": [value], "dict": {"k": value}}
    copied = plain.copy(holder)
    before = told_apart(copied)
    holder["list"].append(1)
    holder["dict"]["more"] = 1
    if isinstance(value, list):
        value.append("later")
    assert told_apart(copied) == before
