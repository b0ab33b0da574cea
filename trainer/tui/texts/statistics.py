"""The statistics as text with bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from trainer.memory.missed import MissedLandmark
from trainer.memory.statistics import DrillTime, SectionRecall, Statistics, Tries
from trainer.rehearsal.bars import bar
from trainer.rehearsal.programs.missing import dropped
from trainer.rehearsal.voice.over_time import lines_over_time
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import heading

_WIDEST_BAR = 32


def nothing_yet() -> str:
    """What stands in the place of figures, before there are any."""
    return f"Nothing practised yet. {key_of('leave')} goes back; open a drill."


def section_recall_text(found: Statistics, width: int) -> Content:
    """Attempts, runs to pass, and recall by section; `width` is that of the screen, in columns, here as below."""
    parts = [
        _part("Attempts", _tries(found.tries)),
        _part("Recall by section, today", _sections(found.sections, width)),
    ]
    return _joined(parts)


def times_text(found: Statistics, width: int) -> Content:
    """How long drills take until they pass, against their par."""
    title = "Time until it passes, against par (the middle of a bar)"
    none = "Nothing passed from a blank page yet. Once it does, the time that it took stands here, against its par."
    return _joined([_part(title, _times(found.times, _bar_width(width)))], none)


def ahead_text(found: Statistics, width: int) -> Content:
    """How many cards come back on each of the next days."""
    return _joined(
        [
            _part(
                "Day by day",
                _days([(f"{day.day:%a %d %b}", day.reviews, "") for day in found.ahead], _bar_width(width)),
            )
        ],
        "Nothing comes back in these days. What you grade does, just before you would forget it.",
    )


def practised_text(found: Statistics, width: int) -> Content:
    """How long was practised on each of the last days."""
    days = [(f"{day.day:%a %d %b}", day.minutes, " min") for day in found.practised]
    return _joined([_part("Day by day", _days(days, _bar_width(width)))], "Nothing was practised in these days.")


def most_missed_text(found: Statistics) -> Content:
    """The landmarks that are missed most often."""
    none = "Nothing was missed yet. What your programs leave out of the landmarks is counted here."
    return _joined([_part("Missed most often", _missed(found.missed))], none)


def judgement_text(found: Statistics, asked: bool) -> Content:
    """How well the learner's judgement agrees with the machine's; `asked` is whether "will it pass?" is asked."""
    switch = f"{forecast_told(asked)} {key_of('ask_forecast')} changes that."
    return Content("\n\n").join(
        [
            Content.assemble(
                heading("Key points of typed answers: what the matching offered, and what you ticked"),
                "\n",
                found.judgement.points.says,
            ),
            Content.assemble(
                heading("Will it pass? What came, and what you had said"),
                "\n",
                found.judgement.forecasts.says,
                "\n",
                switch,
            ),
            Content("Kappa is 1 where you always agree and 0 where chance alone would agree as often (Cohen 1960)."),
        ]
    )


def forecast_told(asked: bool) -> str:
    """Whether the learner is asked "will it pass?"."""
    return "Before each run you are asked whether it will pass." if asked else "You are not asked before your runs."


def deliveries_text(found: Statistics) -> Content:
    """How the answers were delivered that were spoken into the microphone."""
    lines = lines_over_time(found.spoken)
    if not lines:
        return Content(f"Nothing was listened to yet. {key_of('speak')} listens, wherever something is to be said.")
    head, *rest = lines
    return Content("\n").join([heading(head), *map(Content, rest)])


def _bar_width(width: int) -> int:
    return max(4, min(_WIDEST_BAR, width - 50))


def _joined(parts: Sequence[Content | None], none: str = "") -> Content:
    told = [part for part in parts if part is not None]
    return Content("\n\n").join(told) if told else Content(none)


def _part(title: str, lines: Iterator[str]) -> Content | None:
    shown = list(lines)
    return Content.assemble(heading(title), "\n", "\n".join(shown)) if shown else None


def _tries(tries: Tries) -> Iterator[str]:
    yield tries.says
    if tries.runs_to_pass is not None:
        yield f"{'Runs to pass':<20} {tries.runs_to_pass:.1f} on average"


def _sections(sections: Sequence[SectionRecall], width: int) -> Iterator[str]:
    # Room for "12 of 21 cards" behind it, and for the bar that says how far it is scrolled.
    wide, names = _bar_width(width - 3), max(12, min(26, width - 54))
    for section in sections:
        share = "  –" if section.recall is None else f"{section.recall:4.0%}"
        name = f"{section.section}  {section.title}"
        cards = f"{section.graded} of {section.cards} cards"
        yield f"{name:<{names}.{names}} {bar(section.recall or 0, wide)} {share}  {cards}"


def _times(times: Sequence[DrillTime], wide: int) -> Iterator[str]:
    for time in times:
        share = time.last_minutes / time.par_minutes
        word = "in par" if share <= 1 else "over"
        yield f"{time.card:<20.20} {bar(share / 2, wide)} {word:<6} {time.last_minutes:.1f} of {time.par_minutes:g} min"


def _missed(missed: Sequence[MissedLandmark]) -> Iterator[str]:
    for one in missed:
        yield f"{one.card:<20.20} {dropped(one)}"


def _days(days: Sequence[tuple[str, float, str]], wide: int) -> Iterator[str]:
    most = max((amount for _, amount, _ in days), default=0)
    if most:
        for name, amount, unit in days:
            # A day with a bar and "0 min" behind it would be a riddle.
            shown = "<1" if 0 < amount < 0.5 else f"{amount:.0f}"
            yield f"{name:<20} {bar(amount / most, wide)} {shown}{unit}"
