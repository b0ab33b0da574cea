"""An interview question with short answers to it, strong ones and such as sound fine and are weak."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from trainer.catalog.kinds.own_format import OwnFormat
from trainer.catalog.models import Drill
from trainer.catalog.shapes import Fault, Key, list_of, repeated, text

FEWEST, MOST = 2, 4
"""So many strong answers at least and at most, and as many weak ones."""


class ShortAnswer(NamedTuple):
    """An answer in a sentence or two. `tells` says what makes a weak one weak; it is empty for a strong one."""

    says: str
    tells: str = ""

    @property
    def strong(self) -> bool:
        """Whether it is a strong answer."""
        return not self.tells


class QuestionBody(NamedTuple):
    """What a question drill says besides its question and its answer: `short` holds the strong answers first."""

    short: tuple[ShortAnswer, ...]


def question_of(drill: Drill) -> QuestionBody:
    """The body of a drill of the kind `question`."""
    if not isinstance(drill.body, QuestionBody):
        raise TypeError(f"{drill.id} is a {drill.kind} drill")
    return drill.body


def _built(data: Mapping[str, Any]) -> QuestionBody:
    strong = tuple(ShortAnswer(says.strip()) for says in data["strong"])
    weak = (ShortAnswer(says.strip(), tells.strip()) for says, tells in zip(data["weak"], data["tells"], strict=True))
    return QuestionBody((*strong, *weak))


def _remade(plain: Iterable[Any]) -> QuestionBody:
    (short,) = plain
    return QuestionBody(tuple(map(ShortAnswer._make, short)))


def _faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    for key in ("strong", "weak"):
        if not FEWEST <= len(data[key]) <= MOST:
            yield (key,), f"must have {FEWEST} to {MOST} answers, not {len(data[key])}"
    weak, tells = len(data["weak"]), len(data["tells"])
    if weak != tells:
        yield ("tells",), f"must have a line for each weak answer: {weak}, not {tells}"
    keys: list[Key] = [(key, at) for key in ("strong", "weak") for at in range(len(data[key]))]
    yield from repeated([*data["strong"], *data["weak"]], keys, "the answers")


FORMAT = OwnFormat(
    keys={"strong": list_of(text()), "weak": list_of(text()), "tells": list_of(text())},
    build=_built,
    remake=_remade,
    faults=_faults,
    answered=True,
)
