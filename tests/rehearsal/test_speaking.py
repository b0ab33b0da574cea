"""One spoken attempt from the question to the grade, and what the memory keeps of it."""

from __future__ import annotations

from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from trainer.catalog.aloud import STORY_PARTS
from trainer.catalog.models import FollowUp, Point
from trainer.memory.keeping import all_kept, discard, keep, kept
from trainer.memory.models import Draft, Grade
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking, SpokenSubject, not_seen_lately
from trainer.rehearsal.answers.spoken import lately_asked
from trainer.rehearsal.answers.stories import Story, keep_story, story, story_subject

NOW = datetime(2030, 3, 4, 20, 0, tzinfo=timezone.utc)
POINTS = (
    Point("A cap ends it", "position", (("step cap", "limit"), ("end*", "stop*"))),
    Point("It costs answers", "tradeoff", (("cost*", "lose*"), ("answer*",))),
    Point("Five is usual", "fact", (("five",), ("step*",))),
)
FOLLOW_UPS = tuple(FollowUp(ask, ("...",)) for ask in ("First?", "Second?", "Third?"))
SUBJECT = SpokenSubject("loop.aloud", "loop.aloud", "The loop", "Why a cap?", "Because.", POINTS, FOLLOW_UPS)


def speaking(clock: Any, lately: tuple[str, ...] = ()) -> Speaking:
    made = Speaking(SUBJECT, clock, lambda: NOW, lately)
    made.stopwatch.resume()
    return made


def test_nudges_past_the_band_and_only_while_saying(clock: Any) -> None:
    one = speaking(clock)
    for _ in range(3):
        clock.seconds += 20
        assert not one.nudges
    clock.seconds += 1
    assert one.nudges
    one.end_saying()
    clock.seconds += 20
    assert not one.nudges
    assert one.stopwatch.tick() == 61


def test_a_typed_answer_is_matched_and_nothing_is_ticked_by_itself(clock: Any) -> None:
    one = speaking(clock)
    one.end_saying("A step cap stops the loop. We never lose an answer through it.")
    assert one.offers == ("landed", "contradicted", "confirm")
    assert [one.landed(place) for place in range(3)] == [None, None, None]
    assert one.suggested == Grade.AGAIN


def test_a_missing_trade_off_caps_the_grade(clock: Any) -> None:
    one = speaking(clock)
    one.end_saying()
    assert one.offers == (None, None, None)
    for place, landed in enumerate((True, False, True)):
        one.tick(place, landed)
    assert one.all_ticked
    assert one.suggested == Grade.HARD
    one.tick(1, True)
    assert one.suggested == Grade.GOOD
    one.tick(2, False)
    assert one.suggested == Grade.GOOD
    one.tick(0, False)
    assert one.suggested == Grade.AGAIN


def test_follow_ups_not_seen_lately_come_first(clock: Any) -> None:
    assert [one.ask for one in not_seen_lately(FOLLOW_UPS, ["Second?", "First?"])] == ["Third?", "First?", "Second?"]
    one = speaking(clock, ("First?",))
    one.end_saying()
    one.end_ticking()
    seen = [one.follow_up]
    while one.next_follow_up() is not None:
        seen.append(one.follow_up)
    assert [follow_up.ask for follow_up in seen if follow_up] == ["Second?", "Third?", "First?"]
    assert one.phase == "grading"


def test_what_was_said_is_remembered(clock: Any, tmp_path: Path) -> None:
    one = speaking(clock)
    one.end_saying("A step cap stops it.")
    one.tick(0, True)
    one.end_ticking()
    one.end_following()
    attempt = one.attempt()
    with Store(tmp_path / "memory.sqlite3", interview=lambda: None) as store:
        store.record(attempt)
        assert store.attempt(attempt.id) == attempt
        assert [tick.landed for tick in attempt.ticks] == [True, False, False]
        assert attempt.ticks[0].offered == "landed"
        assert lately_asked(store, "loop.aloud") == ("First?",)
        store.grade(attempt.id, attempt.suggested)
        assert store.card("loop.aloud").due is not None


def test_a_typed_start_is_gone_on_with(clock: Any, tmp_path: Path) -> None:
    one = speaking(clock)
    clock.seconds += 20
    with Store(tmp_path / "memory.sqlite3", interview=lambda: None) as store:
        store.save_draft(one.draft("A step cap"))
        draft = store.draft("loop.aloud", "spoken")
    assert draft == Draft("loop.aloud", "spoken", "A step cap", 20.0, (), NOW, started=NOW)
    again = Speaking(SUBJECT, clock, lambda: NOW, draft=draft)
    assert (again.text, again.stopwatch.tick(), again.started) == ("A step cap", 20.0, NOW)


def test_only_a_clear_offer_is_preselected(clock: Any) -> None:
    one = speaking(clock)
    assert [one.preselected(place) for place in range(3)] == [None, None, None]
    one.end_saying("A step cap stops the loop. We never lose an answer through it.")
    assert [one.preselected(place) for place in range(3)] == [True, False, None]


def test_the_attempts_of_a_sitting(clock: Any, tmp_path: Path) -> None:
    with Store(tmp_path / "memory.sqlite3", interview=lambda: None) as store:
        for session in ("one", "two", "one", None):
            told = Speaking(SUBJECT, clock, lambda: NOW, session=session)
            told.end_saying()
            store.record(told.attempt())
        found = store.attempts_of_session("one")
        assert [attempt.session for attempt in found] == ["one", "one"]
        assert store.attempts_of_session("three") == []


def test_a_story_is_kept_and_told(clock: Any, tmp_path: Path) -> None:
    path = tmp_path / "memory.sqlite3"
    told = Story("It paid twice.", "The trace showed a retry.", "A key for each intent.", "A test replays it.")
    with Store(path, interview=lambda: None) as store:
        assert not story(store, "story.broke").written
        keep_story(store, "story.broke", told)
    with Store(path, interview=lambda: None) as store:
        assert story(store, "story.broke") == told
        subject = story_subject(store, "story.broke")
        assert [point.say for point in subject.points] == list(STORY_PARTS.values())
        assert "A key for each intent." in subject.model_answer
        one = Speaking(subject, clock, lambda: NOW)
        one.end_saying("It paid twice.")
        assert one.offers == (None,) * 4
        for place in range(4):
            one.tick(place, place != 3)
        assert one.suggested == Grade.HARD


def test_what_is_kept_can_be_changed_and_forgotten(tmp_path: Path) -> None:
    with Store(tmp_path / "memory.sqlite3", interview=lambda: None) as store:
        keep(store, "session", "one", {"left": 3, "picks": ["a", "b"]})
        keep(store, "session", "one", {"left": 2})
        keep(store, "story", "one", {"failure": "x"})
        found = kept(store, "session", "one")
        assert found is not None
        assert found.content == {"left": 2}
        assert [one.id for one in all_kept(store, "session")] == ["one"]
        discard(store, "session", "one")
        assert kept(store, "session", "one") is None
        assert kept(store, "story", "one") is not None
