"""The first screen: what is due, a way into every drill, and a search that begins with the first letter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from trainer.tui.background import in_background, once_settled
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.widgets.drill_list import DrillList
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.letting_go import let_painted_lines_go
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.search_line import SearchLine

if TYPE_CHECKING:
    from trainer.rehearsal.agenda import Agenda
    from trainer.tui.leads import HomeLead


@dataclass
class ConfinementObserved(Message):
    """What programs can't do here, in a line."""

    says: str


@dataclass
class PlanRead(Message):
    """What reads the plan is there: the first screen did not wait for it."""


class HomeScreen(Screen[None]):
    """Everything to choose from. The search has the focus; the keys move in the list.

    Arguments:
        at_once: whether it is filled before there is anything to show; else when somebody first sees it.
    """

    PLACE: Place = "home"
    BINDINGS = bindings_for("home")
    AUTO_FOCUS = "#search"

    def __init__(self, at_once: bool = True) -> None:
        super().__init__()
        self._at_once = at_once
        self._top = Plain("trainer", id="top")
        self._search = SearchLine()
        self._list = DrillList()
        self._sandbox = Plain("", id="sandbox")
        self._lead: HomeLead | None = None
        self._agenda: Agenda | None = None
        self._wanted = ""
        self._planned = False

    def compose(self) -> ComposeResult:
        """A line on top, the search, the list, the state of the sandbox, the keys."""
        if self._at_once:
            yield from self._parts()

    def _parts(self) -> tuple[Widget, ...]:
        return self._top, self._search, self._list, self._sandbox, KeyLine("home")

    def begin(self, lead: HomeLead) -> None:
        """Show what there is, now that it is open: at once, or when somebody first sees it."""
        self._lead = lead
        if self._at_once:
            self._fill()

    async def fill_if_seen(self) -> None:
        """Show what there is, unless another screen is in front or it is shown already."""
        if self._lead is not None and self.is_active and not self._search.is_attached:
            await self.mount(*self._parts())
            self._search.focus()
            self._fill()

    async def on_screen_resume(self) -> None:
        """Show what has changed meanwhile."""
        let_painted_lines_go()
        await self.fill_if_seen()
        self.refresh_agenda()

    def check_action(self, _action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Nothing can be done before there is anything to see."""
        return self._search.is_attached

    def _fill(self) -> None:
        self.refresh_agenda()
        in_background(self, self._observe)
        once_settled(self, lambda: in_background(self, self._read_plan))

    def refresh_agenda(self, keep_mark: bool = False) -> None:
        """Read anew what is due, and what the plan has for today."""
        if self._lead is None or not self._search.is_attached:
            return
        rooms = self._lead.rooms
        self._agenda = self._lead.agenda(self._planned)
        if self._agenda is None:
            return
        from trainer.tui.texts.wording import home_line

        self._top.update(home_line(self._agenda, rooms.store.today(), rooms.settings))
        self._list_what_fits(keep_mark)

    def _observe(self) -> Message:
        from trainer.tui.confinement import confinement_line

        assert self._lead is not None
        return ConfinementObserved(confinement_line(self._lead.rooms.checker))

    def _read_plan(self) -> Message:
        from trainer.rehearsal.planning import today  # noqa: F401 - it is read here, off the way of the first keys

        return PlanRead()

    def on_plan_read(self, _event: PlanRead) -> None:
        """Show what the plan has for today; what was marked stays marked."""
        self._planned = True
        self.refresh_agenda(keep_mark=True)

    def on_confinement_observed(self, event: ConfinementObserved) -> None:
        """Say where programs run."""
        self._sandbox.update(event.says)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search with every letter."""
        event.stop()
        self._list_what_fits()

    def _list_what_fits(self, keep_mark: bool = False) -> None:
        if self._lead is None or self._agenda is None:
            return
        wanted = self._wanted = self._search.value.strip()
        today = self._lead.rooms.store.today()
        if not wanted:
            self._list.show_agenda(self._agenda, today, keep_mark)
            return
        from trainer.rehearsal.agenda import found

        self._list.show_found(found(self._agenda, self._lead.rooms.catalog, wanted), today)

    def on_option_list_option_selected(self, event: DrillList.OptionSelected) -> None:
        """Open what was clicked."""
        event.stop()
        self.action_open()

    def action_open(self) -> None:
        """Open the marked drill."""
        self._with_marked(self._open)

    def _open(self, lead: HomeLead, card: str) -> None:
        self._search.value = ""
        lead.open_card(card)

    def action_find_fault(self) -> None:
        """Serve a wrong program of the marked drill."""
        self._with_marked(self._find_fault)

    def _find_fault(self, lead: HomeLead, card: str) -> None:
        lead.find_fault(card)
        self._clear_if_left()

    def action_routine(self) -> None:
        """The timed routine."""
        if self._lead is not None:
            self._lead.open_routine()

    def action_interview(self) -> None:
        """An interview about the marked drill."""
        self._with_marked(self._interview)

    def _interview(self, lead: HomeLead, card: str) -> None:
        lead.interview(card)
        self._clear_if_left()

    def _with_marked(self, act: Callable[[HomeLead, str], None]) -> None:
        def acted() -> None:
            self._list_what_fits()
            card = self._list.marked_card
            if card is not None and self._lead is not None:
                act(self._lead, card)

        # Behind the keys that the search has not seen yet: this one has overtaken them.
        in_turn(self, self._search, acted)

    def _clear_if_left(self) -> None:
        """What was searched for is found: back here, a new search begins."""
        if self.app.screen is not self:
            self._search.value = ""

    def action_statistics(self) -> None:
        """Show where the learner stands."""
        if self._lead is not None:
            self._lead.show_statistics()

    def action_undo_grade(self) -> None:
        """Take back the last grade."""
        if self._lead is not None:
            self._lead.undo_grade()
            self.refresh_agenda()

    def action_clear(self) -> None:
        """Show everything again."""
        self._search.value = ""

    def action_mark_up(self) -> None:
        """Mark the drill above."""
        self._mark(self._list.action_cursor_up)

    def action_mark_down(self) -> None:
        """Mark the drill below."""
        self._mark(self._list.action_cursor_down)

    def action_mark_page_up(self) -> None:
        """Mark a drill further up."""
        self._mark(lambda: self._list.move_page(-1))

    def action_mark_page_down(self) -> None:
        """Mark a drill further down."""
        self._mark(lambda: self._list.move_page(1))

    def _mark(self, move: Callable[[], None]) -> None:
        def marked() -> None:
            if self._search.value.strip() != self._wanted:
                self._list_what_fits()
            move()

        # Behind the keys that the search has not seen yet: this one has overtaken them.
        in_turn(self, self._search, marked)
