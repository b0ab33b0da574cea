"""The data of the memory as rows of SQLite, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, datetime, timedelta, timezone
from typing import Any, cast

from trainer.memory.models import Attempt, Card, Draft, Grade, Help, Kept, Review, RunRecord, Tick
from trainer.memory.recall import first_loaded
from trainer.memory.schedule import day_start, due_day, learning_day

Row = tuple[Any, ...]

SELECT_CARD = "SELECT id, due_day, stability, difficulty, last_review, review_day, reviews, lapses FROM cards"
SELECT_ATTEMPT = (
    "SELECT number, id, card, drill, twists, mode, started, ended, seconds_worked, text, helps, suggested, grade, "
    "session FROM attempts"
)
SELECT_DRAFT = "SELECT card, mode, text, seconds_worked, helps, saved, runs, started FROM drafts"
PUT_DRAFT = (
    "INSERT OR REPLACE INTO drafts (card, mode, text, seconds_worked, helps, saved, runs, started) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT_KEPT = "SELECT kind, id, content, saved FROM kept"
PUT_KEPT = "INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?)"
SELECT_REVIEW = (
    "SELECT attempts.id, reviews.card, reviews.at, reviews.grade, reviews.moved "
    "FROM reviews JOIN attempts ON attempts.number = reviews.attempt"
)

_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
_MICROSECOND = timedelta(microseconds=1)
_REVEALING: frozenset[Help] = frozenset({"gaps", "reference"})


def micros(moment: datetime) -> int:
    """A moment as microseconds since 1970, in UTC.

    Raises:
        ValueError: it has no time zone.
    """
    if moment.tzinfo is None:
        raise ValueError("a moment needs its time zone")
    return (moment - _EPOCH) // _MICROSECOND


def moment_of(value: int) -> datetime:
    """The moment, in UTC, of `micros`."""
    return _EPOCH + timedelta(microseconds=value)


def card_of(row: Row, interview: date | None) -> Card:
    """A card from a row of `SELECT_CARD`, due when the interview allows."""
    name, due, stability, difficulty, last_review, review_day, reviews, lapses = row
    if due is None:
        return Card(name, None, stability, difficulty, None, reviews, lapses)
    day = due_day(date.fromordinal(due), date.fromordinal(review_day), interview)
    return Card(name, day_start(day), stability, difficulty, moment_of(last_review), reviews, lapses)


def card_row(card: Card) -> Row:
    """The row, as `SELECT_CARD` gives it, of a card that was graded."""
    assert card.due is not None
    assert card.last_review is not None
    return (
        card.id,
        learning_day(card.due).toordinal(),
        card.stability,
        card.difficulty,
        micros(card.last_review),
        learning_day(card.last_review).toordinal(),
        card.reviews,
        card.lapses,
    )


def attempt_of(
    row: Row, runs: Iterable[str], missed: Iterable[str], ticks: Iterable[Row] = (), asked: Iterable[str] = ()
) -> Attempt:
    """An attempt from a row of `SELECT_ATTEMPT`, its runs as JSON, the landmarks it missed, its key points as
    (say, kind, landed, offered), and the follow-ups that were put."""
    _, name, card, drill, twists, mode, started, ended, seconds, text, helps, suggested, grade, session = row
    return Attempt(
        id=name,
        card=card,
        drill=drill,
        twists=tuple(_list_of(twists)),
        mode=mode,
        started=moment_of(started),
        ended=moment_of(ended),
        seconds_worked=seconds,
        text=text,
        runs=tuple(run for text in runs for run in runs_of(text)),
        helps=_helps_of(helps),
        missed=tuple(missed),
        suggested=Grade(suggested),
        grade=None if grade is None else Grade(grade),
        ticks=tuple(Tick(say, kind, bool(landed), offered) for say, kind, landed, offered in ticks),
        asked=tuple(asked),
        session=session,
    )


def attempt_row(attempt: Attempt) -> dict[str, object]:
    """The columns of an attempt, with what its runs come to; without `number` and `grade`."""
    return {
        "id": attempt.id,
        "card": attempt.card,
        "drill": attempt.drill,
        "twists": json.dumps(attempt.twists),
        "mode": attempt.mode,
        "started": micros(attempt.started),
        "ended": micros(attempt.ended),
        "day": learning_day(attempt.ended).toordinal(),
        "seconds_worked": attempt.seconds_worked,
        "text": _whole_letters(attempt.text),
        "helps": json.dumps(attempt.helps),
        "suggested": int(attempt.suggested),
        "session": attempt.session,
        **_outcome(attempt),
    }


def run_text(run: RunRecord) -> str:
    """A run as JSON."""
    return json.dumps(_run_data(run), ensure_ascii=False)


def runs_text(runs: Iterable[RunRecord]) -> str:
    """Runs as one JSON list."""
    return json.dumps([_run_data(run) for run in runs], ensure_ascii=False)


def runs_of(text: str) -> tuple[RunRecord, ...]:
    """The runs of `runs_text`, or the one of `run_text`, as far as they can be read: one in which a disk has turned a
    letter is no reason to show none."""
    try:
        data = json.loads(text)
    except ValueError:
        return ()
    runs = []
    for run in data if isinstance(data, list) else [data]:
        try:
            runs.append(_run_of(run))
        except (ValueError, LookupError, TypeError, OverflowError):
            continue
    return tuple(runs)


def draft_of(row: Row) -> Draft:
    """A draft from a row of `SELECT_DRAFT`."""
    card, mode, text, seconds, helps, saved, runs, started = row
    return Draft(
        card=card,
        mode=mode,
        text=text,
        seconds_worked=seconds,
        helps=_helps_of(helps),
        saved=moment_of(saved),
        runs=runs_of(runs),
        started=None if started is None else moment_of(started),
    )


def draft_row(draft: Draft) -> Row:
    """The row, as `SELECT_DRAFT` gives it, of a draft."""
    return (
        draft.card,
        draft.mode,
        _whole_letters(draft.text),
        draft.seconds_worked,
        json.dumps(draft.helps),
        micros(draft.saved),
        runs_text(draft.runs),
        None if draft.started is None else micros(draft.started),
    )


def kept_of(row: Row) -> Kept:
    """What was kept, from a row of `SELECT_KEPT`."""
    kind, name, content, saved = row
    return Kept(kind, name, json.loads(content), moment_of(saved))


def kept_row(one: Kept) -> Row:
    """The row, as `SELECT_KEPT` gives it, of what is kept."""
    return one.kind, one.id, json.dumps(one.content, ensure_ascii=False), micros(one.saved)


def review_of(row: Row) -> Review:
    """A review from a row of `SELECT_REVIEW`."""
    attempt, card, at, grade, moved = row
    return Review(attempt, card, moment_of(at), Grade(grade), bool(moved))


def _outcome(attempt: Attempt) -> dict[str, object]:
    """What statistics want of the runs: did the first that loaded pass, how many and how long until one did."""
    loaded = [run for run in attempt.runs if run.loaded]
    first = first_loaded(attempt.runs)
    passing = next((number for number, run in enumerate(loaded, start=1) if run.passed), None)
    passed = None if passing is None else loaded[passing - 1]
    return {
        "first_passed": None if first is None else first.passed,
        "runs_to_pass": passing,
        "seconds_to_pass": None if passed is None else passed.seconds_worked,
        "from_blank": attempt.mode == "blank" and passed is not None and _REVEALING.isdisjoint(passed.helps),
    }


def _run_data(run: RunRecord) -> dict[str, object]:
    return {
        "at": micros(run.at),
        "outcome": run.outcome,
        "loaded": run.loaded,
        "passed": run.passed,
        "verdicts": run.verdicts,
        "seconds": run.seconds_worked,
        "helps": run.helps,
        "forecast": run.forecast,
        "missed": run.missed,
    }


def _run_of(data: dict[str, Any]) -> RunRecord:
    return RunRecord(
        at=moment_of(data["at"]),
        outcome=data["outcome"],
        loaded=data["loaded"],
        passed=data["passed"],
        verdicts=tuple((check, landmark, passed) for check, landmark, passed in data["verdicts"]),
        seconds_worked=data["seconds"],
        helps=tuple(data["helps"]),
        forecast=data.get("forecast"),
        missed=None if data.get("missed") is None else tuple(data["missed"]),
    )


def _whole_letters(text: str) -> str:
    """The text with a question mark for each half of a letter: a file that is no UTF-8 has them, a database can't."""
    return text.encode("utf-8", "replace").decode()


def _helps_of(text: str) -> tuple[Help, ...]:
    return cast("tuple[Help, ...]", tuple(_list_of(text)))


def _list_of(text: str) -> list[Any]:
    """A list kept as JSON; an empty one where it can't be read."""
    try:
        found = json.loads(text)
    except ValueError:
        return []
    return found if isinstance(found, list) else []
