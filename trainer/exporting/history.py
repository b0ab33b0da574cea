"""The learner's whole history as one JSON document, and back."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from trainer.memory.keeping import all_kept
from trainer.memory.merging import History
from trainer.memory.models import Attempt, Draft, Grade, Kept, Review, RunRecord, Take, Tick
from trainer.memory.plain_data import plain_data
from trainer.memory.store import Store
from trainer.memory.takes import takes

FORMAT = 1
"""The number of the format; a file of a higher one is refused."""


class NoHistory(ValueError):
    """A document is no history that can be read; a sentence that says why."""


def history_of(store: Store) -> History:
    """Everything that is remembered.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    attempts = tuple(reversed(store.attempts()))
    return History(attempts, tuple(store.reviews()), tuple(store.drafts()), all_kept(store), takes(store))


def document_of(history: History) -> dict[str, object]:
    """A history as plain data: `format`, `attempts`, `reviews`, `drafts`, `kept`, `takes`.

    Moments are ISO 8601 in UTC.
    """
    return {"format": FORMAT, **plain_data(history)}


def history_from(document: object) -> History:
    """The history that a document holds.

    Raises:
        NoHistory: it holds none, or one of a newer trainer.
    """
    if not isinstance(document, Mapping) or not isinstance(document.get("format"), int):
        raise NoHistory("This is no history: `trainer export json` writes one.")
    if document["format"] > FORMAT:
        raise NoHistory("This history was written by a newer trainer. Update this one first; nothing was changed.")
    try:
        return History(
            tuple(_attempt(one) for one in document["attempts"]),
            tuple(
                Review(one["attempt"], one["card"], _moment(one["at"]), Grade(one["grade"]), bool(one["moved"]))
                for one in document["reviews"]
            ),
            tuple(_draft(one) for one in document["drafts"]),
            tuple(Kept(one["kind"], one["id"], one["content"], _moment(one["saved"])) for one in document["kept"]),
            # A history that was written before the practice log has none.
            tuple(Take(**{**one, "at": _moment(one["at"])}) for one in document.get("takes", ())),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NoHistory(f"This history is damaged ({type(error).__name__}: {error}); nothing was changed.") from error


def _attempt(data: dict[str, Any]) -> Attempt:
    return Attempt(
        **{
            **data,
            "twists": tuple(data["twists"]),
            "started": _moment(data["started"]),
            "ended": _moment(data["ended"]),
            "runs": tuple(_run(run) for run in data["runs"]),
            "helps": tuple(data["helps"]),
            "missed": tuple(data["missed"]),
            "suggested": Grade(data["suggested"]),
            "grade": None if data["grade"] is None else Grade(data["grade"]),
            "ticks": tuple(Tick(**tick) for tick in data["ticks"]),
            "asked": tuple(data["asked"]),
        }
    )


def _run(data: dict[str, Any]) -> RunRecord:
    verdicts = tuple((check, landmark, bool(passed)) for check, landmark, passed in data["verdicts"])
    missed = None if data.get("missed") is None else tuple(data["missed"])
    return RunRecord(
        **{**data, "at": _moment(data["at"]), "verdicts": verdicts, "helps": tuple(data["helps"]), "missed": missed}
    )


def _draft(data: dict[str, Any]) -> Draft:
    return Draft(
        **{
            **data,
            "helps": tuple(data["helps"]),
            "saved": _moment(data["saved"]),
            "runs": tuple(_run(run) for run in data["runs"]),
            "started": None if data["started"] is None else _moment(data["started"]),
        }
    )


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"{text} has no time zone")
    return moment
