"""The clock of an attempt."""

from __future__ import annotations

import pytest

from trainer.rehearsal.stopwatch import ASLEEP, Stopwatch, clock_face


def test_counts_only_while_it_runs(clock):
    watch = Stopwatch(clock, total=7)
    clock.seconds = 10
    assert watch.tick() == 7
    watch.resume()
    clock.seconds = 15
    watch.resume()
    assert watch.tick() == 12
    clock.seconds = 16
    watch.pause()
    watch.pause()
    clock.seconds = 60
    assert watch.tick() == 13
    assert not watch.running


def test_a_machine_that_slept_is_not_counted(clock):
    watch = Stopwatch(clock)
    watch.resume()
    clock.seconds += ASLEEP
    assert watch.tick() == ASLEEP
    clock.seconds += ASLEEP + 1
    assert watch.tick() == ASLEEP
    clock.seconds += 2
    assert watch.tick() == ASLEEP + 2
    clock.seconds -= 100
    assert watch.tick() == ASLEEP + 2


@pytest.mark.parametrize(("seconds", "face"), [(0, "0:00"), (59.9, "0:59"), (187, "3:07"), (3600, "60:00")])
def test_face(seconds, face):
    assert clock_face(seconds) == face
