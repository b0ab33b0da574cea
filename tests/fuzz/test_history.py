"""Whatever is remembered comes back, every field of it: from the database, and from a file on another machine."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from datetime import datetime, timezone
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from trainer.exporting.history import document_of, history_from, history_of
from trainer.memory.merging import History, merge
from trainer.memory.models import Attempt, Draft, Kept, Take
from trainer.memory.store import IN_MEMORY, Store

PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    str: st.text(max_size=20),
    int: st.integers(0, 10**9),
    float: st.floats(0, 1e6),
    bool: st.booleans(),
    datetime: st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1), timezones=st.just(timezone.utc)),
    Mapping[str, object]: st.dictionaries(st.text(max_size=5), st.lists(st.text(max_size=5)), max_size=3),
}


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type as the models of the memory use it, with something in every field: a new one, too."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        return st.builds(kind, **{name: values(hint) for name, hint in get_type_hints(kind).items()})
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple and inner[-1] is ...:
        return st.lists(values(inner[0]), max_size=2).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values, inner))
    if origin is Literal:
        return st.sampled_from(inner)
    return st.one_of(*map(values, inner)) if origin is UnionType else st.from_type(kind)


@given(values(History))
def test_a_file_holds_every_field(history: History) -> None:
    assert history_from(json.loads(json.dumps(document_of(history)))) == history


@given(values(Attempt), values(Draft), values(Kept), values(Take))
def test_the_database_holds_every_field(attempt: Attempt, draft: Draft, kept: Kept, take: Take) -> None:
    # A grade is one of the reviews.
    history = History((attempt._replace(grade=None),), (), (draft,), (kept,), (take,))
    with Store(IN_MEMORY, interview=lambda: None) as store:
        merge(store, history)
        assert history_of(store) == history
