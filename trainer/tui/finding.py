"""The palette: every drill, every action of the screen, every theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.content import Content
from textual.fuzzy import Matcher
from textual.markup import escape

from trainer.tui.keys.actions import Place, actions_at
from trainer.tui.keys.keymap import names_of
from trainer.tui.texts.wording import SETTINGS

if TYPE_CHECKING:
    from trainer.tui.app import TrainerApp
    from trainer.tui.journeys.journey import Journey

_Found = tuple[str, str, Callable[[], object]]


class Finder(Provider):
    """Finds drills, actions and switches by letters of their names."""

    async def discover(self) -> Hits:
        """The actions, before anything is typed."""
        for name, says, act in self._actions():
            yield DiscoveryHit(name, act, name, says)

    async def search(self, query: str) -> Hits:
        """What has the letters of `query`."""
        matcher = self.matcher(query)
        for name, says, act in self._everything():
            score = matcher.match(name)
            if score > 0:
                # Of names that fit equally well the shorter comes first: a drill before what is said about it.
                yield Hit(score - len(name) / 1000, _marked(matcher, name), act, name, escape(says))

    def _everything(self) -> Iterator[_Found]:
        yield from self._actions()
        yield from self._drills()
        yield from self._sittings()
        yield from self._pages()
        yield from self._voice()
        for theme in sorted(self.app.available_themes):
            yield (
                f"Colours (theme): {theme}",
                "Change the colours of the screen",
                partial(setattr, self.app, "theme", theme),
            )

    def _actions(self) -> Iterator[_Found]:
        place = cast("Place | None", getattr(self.screen, "PLACE", None))
        for action in (*(actions_at(place) if place else ()), *actions_at("everywhere")):
            if action.name == "command_palette" or action.name.startswith("mark_"):
                continue
            owner = "app" if "everywhere" in action.where else "screen"
            keys = ", ".join(names_of(action, cast("TrainerApp", self.app).own_keys))
            act = partial(self.app.run_action, f"{owner}.{action.name}", self.screen)
            yield f"{action.label}: {action.says}", keys, act

    def _sittings(self) -> Iterator[_Found]:
        journey = cast("TrainerApp", self.app).journey
        if journey is not None:
            from trainer.tui.journeys.cold import ColdJourney

            yield "The cold questions", "All in one sitting, or one a day", ColdJourney(journey).open

    def _pages(self) -> Iterator[_Found]:
        journey = cast("TrainerApp", self.app).journey
        if journey is not None:
            from trainer.tui.screens.statistics import PAGES

            for page, name in PAGES.items():
                yield (
                    f"{name}: a page of the statistics",
                    "Where you stand, and the way ahead",
                    partial(journey.show_statistics, page),
                )
            yield "Settings", "How they are changed", partial(journey.tell, SETTINGS)

    def _voice(self) -> Iterator[_Found]:
        journey = cast("TrainerApp", self.app).journey
        if journey is not None:
            from trainer.tui.texts.voice import switches

            for name, about, changes, told in switches(journey.rooms.settings):
                yield name, about, partial(self._change, journey, changes, told)

    def _change(self, journey: Journey, changes: dict[str, object], told: str) -> None:
        journey.change_settings(**changes)
        journey.tell(told)

    def _drills(self) -> Iterator[_Found]:
        journey = cast("TrainerApp", self.app).journey
        if journey is None:
            return
        for drill in journey.rooms.catalog.drills:
            yield f"{drill.title} ({drill.id})", f"Section {drill.section}", partial(journey.open_card, drill.id)


def _marked(matcher: Matcher, name: str) -> Content:
    """A name with the letters that were found. Textual's own way would take what stands in brackets for markup: a
    learner's question holds what it likes."""
    _, places = matcher.fuzzy_search.match(matcher.query, name)
    shown = Content(name)
    for place in places:
        if not name[place].isspace():
            shown = shown.stylize(matcher.match_style, place, place + 1)
    return shown
