"""Where the learner stands, and the way ahead: one page at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import ContentSwitcher, ProgressBar, Sparkline

from trainer.memory.models import MemoryUnavailable
from trainer.memory.statistics import Statistics
from trainer.tui.background import in_background
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.texts import statistics as words
from trainer.tui.texts.code import heading
from trainer.tui.texts.hanging import Hanging
from trainer.tui.texts.outlook import plan_text, readiness_text
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain

if TYPE_CHECKING:
    from trainer.tui.leads import StatisticsLead

PAGES = {
    "recall": "Recall",
    "times": "Times",
    "ahead": "Ahead",
    "practised": "Practised",
    "missed": "Missed",
    "judgement": "Judgement",
    "spoken": "Spoken",
    "plan": "Plan",
    "ready": "Ready?",
}
_WIDTH_OF_NAMES = sum(len(name) + 2 for name in PAGES.values()) + 4


@dataclass
class PageWorkedOut(Message):
    """A page that takes a while is there."""

    page: str
    says: Hanging | str


class StatisticsScreen(Screen[None]):
    """Pages of figures and bars; the plan and the abilities are worked out beside the screen."""

    CSS_PATH = "../styles/statistics.tcss"
    PLACE: Place = "statistics"
    BINDINGS = bindings_for("statistics")
    AUTO_FOCUS = "#recall"

    def __init__(self, lead: StatisticsLead, found: Statistics, page: str = "recall") -> None:
        super().__init__()
        self._lead = lead
        self._found = found
        self._names = Plain("", id="top")
        self._texts = {page: Plain() for page in PAGES}
        self._pages = ContentSwitcher(*(VerticalScroll(*self._parts(page), id=page) for page in PAGES), initial=page)

    def compose(self) -> ComposeResult:
        """The names of the pages, the one that is shown, the keys."""
        yield self._names
        yield self._pages
        yield KeyLine("statistics")

    def _parts(self, page: str) -> list[Plain | Sparkline | Horizontal]:
        found = self._found
        text = self._texts[page]
        if page == "recall" and found.tries.judged:
            bar = ProgressBar(total=found.tries.judged, show_eta=False)
            bar.progress = found.tries.first_run_passes
            passes = f"{found.tries.first_run_passes} of {found.tries.judged}"
            return [Horizontal(Plain("First-run passes"), Plain(passes), bar, classes="share"), text]
        if page == "ahead":
            return [
                Plain(heading("Cards that come back, today first")),
                Sparkline([d.reviews for d in found.ahead]),
                text,
            ]
        if page == "practised":
            return [
                Plain(heading("Minutes practised, today last")),
                Sparkline([d.minutes for d in found.practised]),
                text,
            ]
        return [text]

    def on_mount(self) -> None:
        """Show the figures, and have the rest worked out."""
        self._show_name()
        self._show()
        self._work_out()

    def on_screen_resume(self) -> None:
        """Show what has changed meanwhile."""
        self._show()

    def on_resize(self) -> None:
        """Fit the bars to the width."""
        self._show_name()
        self._show()

    def _show(self) -> None:
        found, width = self._found, self.app.size.width
        if found.tries.attempts:
            self._texts["recall"].update(words.section_recall_text(found, width))
        else:
            self._texts["recall"].update(Content(words.nothing_yet()))
        self._texts["times"].update(words.times_text(found, width))
        self._texts["ahead"].update(words.ahead_text(found, width))
        self._texts["practised"].update(words.practised_text(found, width))
        self._texts["missed"].update(words.most_missed_text(found))
        self._texts["spoken"].update(words.deliveries_text(found))
        self._texts["judgement"].update(words.judgement_text(found, self._lead.rooms.settings.forecast))

    def _work_out(self) -> None:
        rooms = self._lead.rooms
        for page, work in (("plan", plan_text), ("ready", readiness_text)):
            self._texts[page].update("Working it out …")
            in_background(self, _page(page, partial(work, rooms)))

    def on_page_worked_out(self, event: PageWorkedOut) -> None:
        """Show it."""
        self._texts[event.page].update(event.says)

    def _show_name(self) -> None:
        shown = self._pages.current or "recall"
        if self.app.size.width < _WIDTH_OF_NAMES:
            self._names.update(f"[{PAGES[shown]}] {list(PAGES).index(shown) + 1} of {len(PAGES)}")
            return
        self._names.update(
            Content("  ").join(
                Content.styled(f"[{name}]", "bold") if page == shown else Content(name) for page, name in PAGES.items()
            )
        )

    def action_next_tab(self) -> None:
        """Show the next page."""
        self._turn(1)

    def action_next_place(self) -> None:
        """Likewise, by the arrows."""
        self._turn(1)

    def action_previous_place(self) -> None:
        """Show the page before."""
        self._turn(-1)

    def _turn(self, by: int) -> None:
        pages = list(PAGES)
        self._pages.current = pages[(pages.index(self._pages.current or pages[0]) + by) % len(pages)]
        self._show_name()
        self.query_one(f"#{self._pages.current}").focus()

    def action_set_interview(self) -> None:
        """Ask for the day of the interview; the plan then begins anew."""
        self._lead.ask_for_interview(self._work_out)

    def action_debrief(self) -> None:
        """Write down what was asked."""
        self._lead.open_debrief()

    def action_ask_forecast(self) -> None:
        """Have "will it pass?" asked before each run, or no more."""
        self._lead.change_settings(forecast=not self._lead.rooms.settings.forecast)
        self._lead.say(words.forecast_told(self._lead.rooms.settings.forecast))
        self._show()

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)


def _page(page: str, work: Callable[[], Hanging]) -> Callable[[], Message]:
    def worked_out() -> Message:
        try:
            return PageWorkedOut(page, work())
        except MemoryUnavailable as error:
            return PageWorkedOut(page, str(error))

    return worked_out
