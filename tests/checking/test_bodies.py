"""Values on their way from the worker to the judge: the short way gives what the long one gives."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from trainer.checking import bodies, plain


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


@given(values)
def test_a_body_reads_back_as_the_wire_form_does(value: Any) -> None:
    by_the_wire = plain.decode(json.loads(json.dumps(plain.encode(value))))
    assert told_apart(bodies.read(bodies.written(value))) == told_apart(by_the_wire)


def test_what_is_much_or_too_much_for_a_frame_is_as_the_long_way_has_it() -> None:
    deep: Any = 1
    for _ in range(60):
        deep = [deep]
    histories = [("task", [{"role": "user", "content": f'say "{number}"'}] * number) for number in range(30)]
    much = (
        "x" * 70_000,
        "x" * 60_000,
        ['"' * 20_000],
        list(range(30_000)),
        list(range(4_000)),
        deep,
        10**5_000,
        histories,
    )
    for value in much:
        by_the_wire = plain.decode(json.loads(json.dumps(plain.encode(value))))
        assert told_apart(bodies.read(bodies.written(value))) == told_apart(by_the_wire)


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
