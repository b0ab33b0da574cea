"""What is not run at all."""

from __future__ import annotations

import pytest

from trainer.catalog.packs import built_in_pack
from trainer.checking.running.refusing import not_isolated

CLOSED = {"read files": "closed", "write files": "closed", "network": "closed"}
STRANGER = built_in_pack()._replace(name="garden", built_in=False)


def test_where_nothing_is_in_reach_every_pack_may_run() -> None:
    assert not_isolated(STRANGER, frozenset(), lambda: CLOSED) is None


@pytest.mark.parametrize("seen", [{}, CLOSED | {"network": "OPEN", "read files": "OPEN"}])
def test_a_pack_from_elsewhere_is_not_run_where_it_could_reach_something(seen: dict[str, str]) -> None:
    problem = not_isolated(STRANGER, frozenset(), lambda: seen)
    assert problem is not None
    assert "could reach your files, " in problem.message and "the network" in problem.message
    assert ("files outside" in problem.message) is (not seen)


@pytest.mark.parametrize(
    ("pack", "trusted"),
    [(built_in_pack(), ()), (STRANGER._replace(trusted=True), ()), (STRANGER, ("garden",))],
)
def test_whose_word_is_taken_nobody_looks_at_what_is_in_reach(pack, trusted) -> None:
    def looked() -> dict[str, str]:
        raise AssertionError

    assert not_isolated(pack, frozenset(trusted), looked) is None
