"""Honest recall: which grade an attempt deserves. The learner has the last word."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from trainer.memory.models import Grade, Help, Mode, RunRecord, Tick

ABOUT_PAR = 1.25
"""Up to so many times the par time counts as "in about par"."""

# Whoever saw one of these has read what was to be recalled. The names of landmarks are a nudge only.
_GIVE_AWAY: frozenset[Help] = frozenset({"behaviours", "gaps", "reference"})


def suggest_grade(
    runs: Iterable[RunRecord],
    helps: Collection[Help],
    par_minutes: float,
    seconds_worked: float,
    mode: Mode,
) -> Grade:
    """The grade to preselect.

    Easy is never suggested: typing a drill that one knows fast is Good, and an interval that is too long is
    found out too late before an interview. The learner may still choose it.

    Arguments:
        runs: the runs of the attempt, in their order. The first that loaded decides; what was asked for
            before it, and the clock at that moment, are in its record.
        helps: what was asked for in the whole attempt; decides where there are no runs to look at (`spoken`).
        par_minutes: the par time of the drill.
        seconds_worked: the learner's clock at the end; decides where there are no runs to look at.
        mode: how the drill was practised. With gaps, or by reading, most of it was in sight: Again.
    """
    if mode in ("gaps", "read"):
        return Grade.AGAIN
    if mode == "spoken":
        return _recalled(helps, seconds_worked, par_minutes)
    first = first_loaded(runs)
    if first is None or not first.passed:
        return Grade.AGAIN
    return _recalled(first.helps, first.seconds_worked, par_minutes)


def suggest_spoken_grade(ticks: Collection[Tick]) -> Grade:
    """The grade to preselect for a spoken answer, by the key points that landed.

    A position, a trade-off or a part of a story that was not said caps it at Hard, whatever else was; less than
    half of the points is Again. Easy is never suggested.

    Arguments:
        ticks: the key points as the learner judged them; without any there is nothing to go by: Again.
    """
    landed = [tick for tick in ticks if tick.landed]
    if not landed or 2 * len(landed) < len(ticks):
        return Grade.AGAIN
    if any(tick.kind != "fact" and not tick.landed for tick in ticks):
        return Grade.HARD
    return Grade.GOOD


def suggest_asked_grade(right: bool, in_part: bool, seconds_worked: float, par_minutes: float) -> Grade:
    """The grade to preselect for what was answered in a line or by a choice.

    Right in about par is Good; right but slower, or right in part, is Hard; everything else is Again.
    """
    if right:
        return _recalled((), seconds_worked, par_minutes)
    return Grade.HARD if in_part else Grade.AGAIN


def first_loaded(runs: Iterable[RunRecord]) -> RunRecord | None:
    """The run that tells what was recalled: one that did not load is a slip of the fingers, not of the memory."""
    return next((run for run in runs if run.loaded), None)


def _recalled(helps: Collection[Help], seconds: float, par_minutes: float) -> Grade:
    if not _GIVE_AWAY.isdisjoint(helps):
        return Grade.AGAIN
    if helps or seconds > par_minutes * 60 * ABOUT_PAR:
        return Grade.HARD
    return Grade.GOOD
