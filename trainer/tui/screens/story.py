"""Writing one of the two stories: four parts, kept as they are typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from trainer.catalog.aloud import STORY_PARTS
from trainer.rehearsal.answers.stories import Story
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.saving import SAVED_EVERY, Saving, TextSaved
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.prose_editor import ProseEditor
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal


class StoryScreen(FullSizeScreen[None]):
    """A form with the four parts.

    Arguments:
        title: the story's name.
        told: what was written so far.
        save: keeps what is written; raises `MemoryUnavailable`.
        tell: goes on to telling it.
        left: leaves.
        complain: says a sentence of warning.
    """

    CSS_PATH = "../styles/story.tcss"
    PLACE: Place = "story"
    BINDINGS = bindings_for("story")
    AUTO_FOCUS = "ProseEditor"

    def __init__(
        self,
        title: str,
        told: Story,
        save: Callable[[Story], None],
        tell: Callable[[], object],
        left: Callable[[], object],
        complain: Callable[[str], object],
    ) -> None:
        super().__init__()
        self._title = title
        self._save, self._tell, self._left = save, tell, left
        self._parts = {part: ProseEditor(getattr(told, part), id=part) for part in STORY_PARTS}
        self._saving = Saving(self, told, complain)
        self._keys = KeyLine("story")

    def compose(self) -> ComposeResult:
        """A line on top, the parts, the keys."""
        with Horizontal(id="top", classes="full-size"):
            yield Plain(f"{self._title} · a sentence or two each", id="title")
            yield Plain("It never leaves this machine.", id="promise")
        with Vertical(id="parts", classes="full-size"):
            for part, says in STORY_PARTS.items():
                yield Plain(says, id=f"{part}-says")
                yield self._parts[part]
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Save from now on."""
        self.set_interval(SAVED_EVERY, self._tick)

    def on_unmount(self) -> None:
        """Keep the text however the screen is left."""
        self.save_typed()

    @property
    def written(self) -> Story:
        """The story as it stands in the form."""
        return Story(**{part: editor.text for part, editor in self._parts.items()})

    def may(self, action: str) -> bool | None:
        """Telling it needs all four parts."""
        if action == "go_on":
            return True if self.written.written else None
        return True

    def action_go_on(self) -> None:
        """Tell it."""
        self._once_typed(self._go_on)

    def _go_on(self) -> None:
        self.save_typed()
        self._tell()

    def action_leave(self) -> None:
        """Back; what was typed is kept."""
        self._once_typed(self._left)

    def action_other_side(self) -> None:
        """To the next part."""
        editors = list(self._parts.values())
        at = next((place for place, editor in enumerate(editors) if editor.has_focus), -1)
        editors[(at + 1) % len(editors)].focus()

    def _once_typed(self, act: Callable[[], object]) -> None:
        # Behind the keys that the editor has not seen yet: the screen's own keys overtake them.
        in_turn(self, self.focused, act)

    def on_text_area_changed(self) -> None:
        """Show whether it can be told by now."""
        self._keys.show()

    # Saving

    def save_typed(self) -> None:
        """Save the text at once, if it is not on the disk."""
        written = self.written
        self._saving.at_once(written, partial(self._save, written))

    def on_text_saved(self, event: TextSaved) -> None:
        """Note what is on the disk."""
        self._saving.ended(event)

    def _tick(self) -> None:
        written = self.written
        self._saving.note(written, partial(self._save, written))
