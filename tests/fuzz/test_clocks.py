"""The stopwatch, whatever is done to it and however its clock behaves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from trainer.rehearsal.stopwatch import ASLEEP, Stopwatch, clock_face

STEPS = st.lists(st.tuples(st.sampled_from(["resume", "pause", "tick"]), st.floats(-100, 100)), max_size=30)


@given(STEPS, st.floats(0, 1_000))
def test_it_counts_the_time_in_which_it_ran_and_no_other(steps: list[tuple[str, float]], total: float) -> None:
    now = 1_000.0
    watch = Stopwatch(lambda: now, total)
    counted, last = total, None
    for act, passed in steps:
        now += passed
        before = watch.tick() if act == "tick" else None
        getattr(watch, act)()
        if last is not None and 0 <= now - last <= ASLEEP:
            counted += now - last
        if act == "pause":
            last = None
        elif last is not None or act == "resume":
            last = now
        assert watch.running == (last is not None)
        assert before is None or before == watch.tick()
        assert abs(watch.tick() - counted) < 1e-6
    assert watch.tick() >= total
    minutes, seconds = clock_face(watch.tick()).split(":")
    assert int(minutes) * 60 + int(seconds) == int(watch.tick()) and len(seconds) == 2
