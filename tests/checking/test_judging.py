"""A judge that does not come back: whose doing that is."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.checking.running.conversation import Gone, Late
from trainer.checking.running.jobs import Setup
from trainer.checking.running.judging import BrokenChecks, Judge

SETUP = Setup(texts=(), compiled=(), main="sums_checks", given="", names=(), signatures=(), controlled=False)
LOADED: dict[str, Any] = {"checks": [{"name": name, "landmark": "", "twist": None, "needs": []} for name in "abc"]}
MET: dict[str, Any] = {"met": True}
UNMET: dict[str, Any] = {"met": False, "say": "no"}


class Child:
    """A judge process that answers in this order; an exception is raised."""

    def __init__(self, *answers: Any) -> None:
        self._answers = [LOADED, *answers]
        self.heard: list[bytes] = []

    def send_frame(self, frame: bytes) -> None:
        self.heard.append(frame)

    def receive(self, _seconds: float) -> Any:
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def verdicts(*children: Child) -> list[tuple[str, dict[str, Any]]]:
    """What comes of three observations with these judges, one after the other."""
    waiting: list[Any] = list(children)
    judge = Judge(waiting.pop(0), SETUP, lambda _child: waiting.pop(0))
    judge.begin(1.0)
    for name in "abc":
        judge.submit(name, b'"seen"')
    return judge.collect()


@pytest.mark.parametrize("lost", [Gone(), Late()])
def test_one_that_was_lost_for_reasons_of_its_own_costs_no_verdict(lost: Exception) -> None:
    second = Child(UNMET, MET, MET)
    assert verdicts(Child(MET, lost), second) == [("a", MET), ("b", MET), ("c", MET)]
    assert len(second.heard) == 4


@pytest.mark.parametrize("lost", [Gone(), Late()])
def test_what_no_judge_comes_back_from_is_the_programs_doing(lost: Exception) -> None:
    came = dict(verdicts(Child(MET, lost), Child(UNMET, lost), Child()))
    assert came["a"] == MET
    assert "met" not in came["b"] and "met" not in came["c"]


@pytest.mark.parametrize("lost", [Gone(), Late()])
def test_a_judge_that_never_comes_back_is_the_fault_of_the_checks(lost: Exception) -> None:
    with pytest.raises(BrokenChecks, match=r"sums_checks\.py"):
        verdicts(Child(lost), Child(lost))
