"""Tools that remember their calls are plain functions with the parameters asked for."""

from __future__ import annotations

import inspect

import pytest

from trainer.checking.api import Spy


def test_a_spy_has_the_signature_asked_for_and_keeps_each_call_by_name() -> None:
    spy = Spy("city", "days=3", "*more", "**rest", returns="sunny", name="weather")
    assert str(inspect.signature(spy.fn)) == "(city, days=3, *more, **rest)"
    assert spy.fn("Oslo", wind=True) == "sunny"
    assert spy.fn(days=5, city="Rome") == "sunny"
    assert spy.calls == [
        {"city": "Oslo", "days": 3, "more": (), "rest": {"wind": True}},
        {"city": "Rome", "days": 5, "more": (), "rest": {}},
    ]


def test_spies_of_one_shape_do_not_share_names_or_calls() -> None:
    first, second = Spy("left", "right=0"), Spy("low", "high=0")
    first.fn(left=1)
    second.fn(1, high=2)
    assert (first.calls, second.calls) == ([{"left": 1, "right": 0}], [{"low": 1, "high": 2}])
    with pytest.raises(TypeError, match="tool\\(\\) got an unexpected keyword argument 'left'"):
        second.fn(left=1)
