"""Cause and consequence, from made evidence."""

from __future__ import annotations

from trainer.comparing.causes import Cause, Evidence, causes_of

OWNERS = {"a works": "a", "b works": "b", "c works": "c"}


def _evidence(fails: dict[str, str], **more: object) -> Evidence:
    made = Evidence(fails, OWNERS, {}, dict.fromkeys("abcd", 0.9), frozenset(), {})
    return made._replace(**more)


def test_the_landmark_whose_known_damage_is_the_same_comes_first_and_the_rest_follow() -> None:
    fails = {"a works": "unmet:1", "b works": "unmet:2"}
    damage = {"b": ({"a works": "unmet:1", "b works": "unmet:2"},), "a": ({"a works": "unmet:7"},)}
    assert causes_of(_evidence(fails, damage=damage)) == ((Cause("b", ()),), ("a",))


def test_what_does_the_same_damage_is_not_told_apart() -> None:
    fails = {"a works": "unmet:1", "b works": "unmet:2"}
    damage = {"a": (fails,), "b": (fails,)}
    (cause,), also = causes_of(_evidence(fails, damage=damage))
    assert {cause.landmark, *cause.alternatives} == {"a", "b"}
    assert also == ()


def test_the_structure_breaks_a_tie() -> None:
    fails = {"a works": "unmet:1", "b works": "unmet:2"}
    shares = {"a": 0.95, "b": 0.1, "d": 0.95}
    (cause,), _ = causes_of(_evidence(fails, damage={"a": (fails,), "b": (fails,)}, shares=shares))
    assert cause.landmark == "b"


def test_what_nothing_explains_is_a_cause_of_its_own() -> None:
    fails = {"a works": "unmet:1", "c works": "unmet:3"}
    damage = {"a": ({"a works": "unmet:1"},), "c": ({"c works": "unmet:3"},)}
    causes, also = causes_of(_evidence(fails, damage=damage))
    assert {cause.landmark for cause in causes} == {"a", "c"}
    assert also == ()


def test_what_is_gone_is_never_explained_away() -> None:
    fails = {"a works": "unmet:1", "b works": "unmet:2"}
    damage = {"a": (fails,), "b": ({"b works": "unmet:2"},)}
    causes, _ = causes_of(_evidence(fails, damage=damage, shares={"a": 0.3, "b": 0.0, "d": 0.9}))
    assert {cause.landmark for cause in causes} == {"a", "b"}


def test_a_declared_consequence_follows() -> None:
    fails = {"a works": "raised:KeyError", "b works": "unmet:2"}
    damage = {"a": ({"a works": "raised:KeyError"},), "b": ({"b works": "unmet:9"},)}
    causes, also = causes_of(_evidence(fails, damage=damage, follows={"a": ("b",)}))
    assert causes == (Cause("a", ()),)
    assert also == ("b",)


def test_a_recognised_mistake_comes_first() -> None:
    fails = {"a works": "unmet:1", "b works": "unmet:2"}
    damage = {"a": (fails,), "b": (fails,)}
    (cause,), _ = causes_of(_evidence(fails, damage=damage, recognised=frozenset(("b",))))
    assert cause.landmark == "b"


def test_where_nothing_is_known_each_failing_landmark_is_named() -> None:
    causes, also = causes_of(_evidence({"a works": "unmet:1", "b works": "unmet:2"}))
    assert {cause.landmark for cause in causes} == {"a", "b"}
    assert also == ()


def test_of_three_causes_none_has_a_rival() -> None:
    # What "d" is known to do is what "a" does.
    fails = {"a works": "unmet:1", "d works": "unmet:4", "b works": "unmet:2", "c works": "unmet:3"}
    ad = {check: fails[check] for check in ("a works", "d works")}
    damage = {"a": (ad,), "d": (ad,), "b": ({"b works": "unmet:2"},), "c": ({"c works": "unmet:3"},)}
    owners = {check: check[0] for check in fails}
    known = {"owners": owners, "damage": damage, "shares": {"a": 0.0, "b": 0.0, "c": 0.0, "d": 0.9, "e": 0.9}}
    two = {check: seen for check, seen in fails.items() if check != "c works"}
    assert set(causes_of(_evidence(two, **known))[0]) == {Cause("a", ("d",)), Cause("b", ())}
    causes, also = causes_of(_evidence(fails, **known))
    assert set(causes) == {Cause("a", ()), Cause("b", ()), Cause("c", ())}
    assert also == ("d",)
