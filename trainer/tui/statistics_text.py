"""The statistics as text with bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from trainer.memory.statistics import DrillTime, MissedLandmark, SectionRecall, Statistics, Tries
from trainer.rehearsal.missing import dropped
from trainer.tui.code_text import heading

_WIDEST_BAR = 32


def statistics_text(found: Statistics, width: int) -> Content:
    """Attempts, first-run passes and runs to pass; recall by section; times against par; what is missed; what comes.

    Arguments:
        found: what the memory says.
        width: columns of the screen.
    """
    if not found.tries.attempts:
        return Content("Nothing practised yet. Esc goes back; open a drill.")
    bar = max(4, min(_WIDEST_BAR, width - 50))
    parts = [
        _part("Attempts", _tries(found.tries, bar)),
        _part("Recall by section, today", _sections(found.sections, bar)),
        _part("Time until it passes, against par (the middle of a bar)", _times(found.times, bar)),
        _part("Missed most often", _missed(found.missed[:10])),
        _part("Reviews ahead", _days([(f"{day.day:%a %d %b}", day.reviews, "") for day in found.ahead], bar)),
        _part(
            "Minutes practised",
            _days([(f"{day.day:%a %d %b}", day.minutes, " min") for day in found.practised], bar),
        ),
    ]
    return Content("\n\n").join(part for part in parts if part is not None)


def _part(title: str, lines: Iterator[str]) -> Content | None:
    shown = list(lines)
    return Content.assemble(heading(title), "\n", "\n".join(shown)) if shown else None


def _tries(tries: Tries, bar: int) -> Iterator[str]:
    yield f"{tries.attempts} attempts, {tries.minutes_worked:.0f} minutes"
    if tries.first_run_rate is not None:
        passes = f"{tries.first_run_passes} of {tries.judged}"
        yield f"{'First-run passes':<20} {_bar(tries.first_run_rate, bar)} {passes}"
    if tries.runs_to_pass is not None:
        yield f"{'Runs to pass':<20} {tries.runs_to_pass:.1f} on average"


def _sections(sections: Sequence[SectionRecall], bar: int) -> Iterator[str]:
    for section in sections:
        share = "  –" if section.recall is None else f"{section.recall:4.0%}"
        name = f"{section.section}  {section.title}"
        yield f"{name:<20.20} {_bar(section.recall or 0, bar)} {share}  {section.graded} of {section.cards} cards"


def _times(times: Sequence[DrillTime], bar: int) -> Iterator[str]:
    for time in times:
        share = time.last_minutes / time.par_minutes
        word = "in par" if share <= 1 else "over"
        yield f"{time.card:<20.20} {_bar(share / 2, bar)} {word:<6} {time.last_minutes:.1f} of {time.par_minutes:g} min"


def _missed(missed: Sequence[MissedLandmark]) -> Iterator[str]:
    for one in missed:
        yield f"{one.card:<20.20} {dropped(one)}"


def _days(days: Sequence[tuple[str, float, str]], bar: int) -> Iterator[str]:
    most = max((amount for _, amount, _ in days), default=0)
    if most:
        for name, amount, unit in days:
            yield f"{name:<20} {_bar(amount / most, bar)} {amount:.0f}{unit}"


def _bar(share: float, width: int) -> str:
    filled = round(width * min(1.0, max(0.0, share)))
    return "█" * filled + "·" * (width - filled)
