"""The list of Home: what is due, what comes next, and every drill by section."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.widgets.option_list import Option

from trainer.tui.widgets.options import Options

if TYPE_CHECKING:
    from trainer.rehearsal.agenda import Agenda, Entry


class _Group(NamedTuple):
    """Cards under a heading; `in_section` where each twist stands below its drill. `baseline` is the card that is there
    to see where one stands."""

    title: str
    entries: Sequence[Entry]
    in_section: bool = True
    baseline: str | None = None


class DrillList(Options, can_focus=False):
    """Shows cards in rows; the marked one is what Enter opens."""

    def __init__(self) -> None:
        super().__init__(markup=False)
        self._groups: list[_Group] = []
        self._today = date.min
        self._cards: list[str | None] = []
        self._width = 0

    def show_agenda(self, agenda: Agenda, today: date, keep_mark: bool = False) -> None:
        """Show everything; with `keep_mark` a card that was marked by hand stays marked, wherever it has moved."""
        self._today = today
        groups: list[_Group] = []
        if agenda.due:
            # What would come back after the interview all comes back on the last evening; nobody has to do it then.
            eve = agenda.plan is not None and agenda.plan.routine
            when = "Due, if you like, after the routine" if eve else "Due today"
            groups.append(_Group(f"{when} ({len(agenda.due)})", agenda.due, in_section=False))
        if agenda.planned and agenda.plan is not None:
            title = f"New today, by your plan ({len(agenda.planned)})"
            groups.append(_Group(title, agenda.planned, in_section=False, baseline=agenda.plan.baseline))
        elif agenda.next_new is not None:
            done = "Today's plan is done. " if agenda.plan_is_done else ""
            groups.append(_Group(f"{done}Next on the path", (agenda.next_new,), in_section=False))
        groups += [_Group(f"{section.letter}  {section.title}", entries) for section, entries in agenda.sections]
        first = next((card for card in self._cards if card is not None), None)
        marked = self.marked_card if keep_mark and self.marked_card != first else None
        self._show(groups)
        if marked is not None and marked in self._cards:
            self.highlighted = self._cards.index(marked)

    def show_found(self, entries: Sequence[Entry], today: date) -> None:
        """Show what a search found."""
        self._today = today
        count = len(entries)
        self._show([_Group(f"{count or 'Nothing'} found", entries)])

    @property
    def marked_card(self) -> str | None:
        """The card that is marked."""
        return self.card_at(self.highlighted)

    def move_page(self, direction: int) -> None:
        """Mark a card a page further up (-1) or down (1)."""
        if direction < 0:
            self.action_page_up()
        else:
            self.action_page_down()

    def card_at(self, index: int | None) -> str | None:
        """The card of a row, None where there is none."""
        return self._cards[index] if index is not None and index < len(self._cards) else None

    def on_resize(self) -> None:
        """Fit the columns to the width."""
        if self.size.width != self._width:
            self._fill()

    def _show(self, groups: list[_Group]) -> None:
        self._groups = groups
        self._fill()

    def _fill(self) -> None:
        marked = self.marked_card
        place = self.highlighted
        self._width = self.size.width
        rows = list(self._rows())
        self._cards = [card for card, _ in rows]
        self.set_options(option for _, option in rows)
        same = place is not None and self.card_at(place) == marked and marked is not None
        fallback = next((index for index, card in enumerate(self._cards) if card is not None), None)
        self.highlighted = place if same else fallback
        if not same:
            self.scroll_home(animate=False)

    def _rows(self) -> Iterable[tuple[str | None, Option]]:
        for group in self._groups:
            yield None, Option(Content.styled(group.title, "bold"), disabled=True)
            listed = {entry.card for entry in group.entries}
            for entry in group.entries:
                # A search may find what is said of a drill without the drill.
                alone = entry.says_another and listed.isdisjoint(entry.drill.after)
                title = entry.title if group.in_section and not alone else entry.full_title
                if entry.card == group.baseline:
                    title = f"Baseline: {title}"
                yield entry.card, Option(Content(self._row(entry, title)))

    def _row(self, entry: Entry, title: str) -> str:
        """Sign, title, id, level, minutes, state, last grade; the least needed columns go first where it is narrow."""
        # The first screen is painted before there is a row.
        from trainer.tui.texts.wording import state_words

        room = max(self._width - 4, 10)
        grade = entry.last_grade.word if entry.last_grade is not None else ""
        columns = [f"{state_words(entry, self._today):<10}"]
        if room >= 46:
            columns.insert(0, f"{entry.drill.minutes:>3g} min")
        if room >= 60:
            columns.insert(0, f"{entry.drill.level:<6}")
            columns.append(f"{grade:<5}")
        if room >= 96:
            columns.insert(0, _fitted(entry.shown_id, 22))
        behind = "  ".join(columns)
        # Below its drill, what the interviewer adds and what is said of it.
        below = "+" if entry.twist is not None else '"' if entry.says_another else " "
        sign = "!" if entry.state == "due" else below
        return f"{sign} {_fitted(title, max(room - cell_len(behind) - 4, 1))}  {behind}"


def _fitted(title: str, width: int) -> str:
    return set_cell_size(title, width) if cell_len(title) <= width else f"{set_cell_size(title, width - 1)}…"
