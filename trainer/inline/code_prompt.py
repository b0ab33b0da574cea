"""A small code editor below what was printed: colours, indentation, vi or Emacs keys, nothing drawn twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application, get_app
from prompt_toolkit.document import Document
from prompt_toolkit.enums import EditingMode
from prompt_toolkit.filters import emacs_insert_mode, vi_insert_mode, vi_navigation_mode
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.key_binding.vi_state import InputMode
from prompt_toolkit.lexers import PygmentsLexer
from prompt_toolkit.patch_stdout import patch_stdout
from prompt_toolkit.styles import Style
from pygments.lexers.python import PythonLexer

from trainer.inline.prompting import Request, Wish
from trainer.rehearsal.programs.indentation import (
    dedent_of,
    leading_spaces,
    new_line_indent,
    to_stop_after,
    to_stop_before,
)

ESCAPE_SECONDS = 0.05
"""How long an Esc is waited on to become an arrow key: longer than a slow line takes, shorter than people notice."""

SEQUENCE_SECONDS = 0.3
"""How long a key that may begin a longer one is waited on."""

WISH_KEYS: tuple[tuple[Wish, tuple[str, ...]], ...] = (
    ("run", ("f5", "c-r")),
    ("hint", ("f2", "c-t")),
    ("missed", ("f8", "c-g")),
    ("edit", ("f12", "c-b")),
    ("leave", ("c-q",)),
    ("break off", ("c-c",)),
)

# Names of the terminal's own colours: they fit its background, and cost the line few bytes.
_COLOURS = Style.from_dict(
    {
        "pygments.keyword": "bold",
        "pygments.name.function": "ansicyan",
        "pygments.name.class": "ansicyan",
        "pygments.name.decorator": "ansicyan",
        "pygments.name.builtin": "ansicyan",
        "pygments.literal.string": "ansigreen",
        "pygments.literal.number": "ansimagenta",
        "pygments.comment": "italic",
    }
)


class CodePrompt:
    """The editor.

    Arguments:
        vi: whether it begins with the keys of vi, else with those of Emacs; F4 changes that.
        foot: what the keys do; those that every editor has come behind it.
        every_second: called each second with the text, from a thread of its own; what it prints stands above.
    """

    def __init__(self, vi: bool, foot: tuple[str, ...], every_second: Callable[[str], None]) -> None:
        self._mode = EditingMode.VI if vi else EditingMode.EMACS
        self._every_second = every_second
        self._foot = foot
        self._keys = _keys()

    def ask(self, text: str, cursor: int) -> Request:
        """Have the program typed until something is asked for."""
        # A session of its own each time: nothing of the last one comes back with the arrow keys.
        session: PromptSession[Request | str] = PromptSession(
            multiline=True,
            lexer=PygmentsLexer(PythonLexer),
            key_bindings=self._keys,
            editing_mode=self._mode,
            style=_COLOURS,
            include_default_pygments_style=False,
            bottom_toolbar=lambda: _foot(self._foot),
            prompt_continuation="",
            erase_when_done=True,
            reserve_space_for_menu=0,
        )
        session.app.ttimeoutlen = ESCAPE_SECONDS
        session.app.timeoutlen = SEQUENCE_SECONDS
        try:
            with patch_stdout(raw=True):
                asked = session.prompt(
                    default=Document(text, min(cursor, len(text))), pre_run=lambda: self._begin_saving(session.app)
                )
        except EOFError:
            return Request("leave", session.default_buffer.text)
        finally:
            self._mode = session.app.editing_mode
        # Emacs' own key to accept, Esc and Enter, gives the text alone.
        return Request("run", asked, len(asked)) if isinstance(asked, str) else asked

    def _begin_saving(self, app: Application[Request | str]) -> None:
        async def save() -> None:
            while True:
                await asyncio.sleep(1)
                await asyncio.to_thread(self._every_second, app.current_buffer.text)

        app.create_background_task(save())


def _foot(does: tuple[str, ...]) -> str:
    """What the keys do, on as many lines as that needs; with keys of vi the mode first."""
    app = get_app()
    vi = app.editing_mode is EditingMode.VI
    mode = ("vi: insert" if app.vi_state.input_mode is InputMode.INSERT else "vi: normal",) if vi else ()
    lines: list[str] = []
    for entry in (*mode, *does, f"F4 {'Emacs' if vi else 'vi'} keys", "Ctrl+Q leave"):
        if lines and len(lines[-1]) + 2 + len(entry) < app.output.get_size().columns:
            lines[-1] += f"  {entry}"
        else:
            lines.append(entry)
    return "\n".join(lines)


def _keys() -> KeyBindings:
    keys = KeyBindings()
    inserting = vi_insert_mode | emacs_insert_mode
    for wish, names in WISH_KEYS:
        for name in names:
            keys.add(name, eager=True)(_asker(wish))
    keys.add("f4")(_switch)
    keys.add("c-z")(lambda event: event.current_buffer.undo())
    keys.add("enter", filter=inserting)(_new_line)
    keys.add("enter", filter=vi_navigation_mode)(lambda event: event.current_buffer.cursor_down(event.arg))
    keys.add("tab", filter=inserting)(_indent)
    keys.add("s-tab", filter=inserting)(_dedent)
    keys.add("backspace", filter=inserting)(_delete_left)
    return keys


def _asker(wish: Wish) -> Callable[[KeyPressEvent], None]:
    def ask(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        event.app.exit(result=Request(wish, buffer.text, buffer.cursor_position))

    return ask


def _switch(event: KeyPressEvent) -> None:
    vi = event.app.editing_mode is EditingMode.VI
    event.app.editing_mode = EditingMode.EMACS if vi else EditingMode.VI


def _new_line(event: KeyPressEvent) -> None:
    buffer, document = event.current_buffer, event.current_buffer.document
    behind = document.current_line_after_cursor
    if behind.strip():
        buffer.delete(leading_spaces(behind))
    buffer.insert_text("\n" + " " * new_line_indent(document.current_line, document.cursor_position_col))


def _indent(event: KeyPressEvent) -> None:
    buffer = event.current_buffer
    buffer.insert_text(" " * to_stop_after(buffer.document.cursor_position_col))


def _dedent(event: KeyPressEvent) -> None:
    buffer, document = event.current_buffer, event.current_buffer.document
    spaces, column = dedent_of(document.current_line), document.cursor_position_col
    begins = document.cursor_position - column
    text = buffer.text[:begins] + buffer.text[begins + spaces :]
    buffer.document = Document(text, begins + max(0, column - spaces))


def _delete_left(event: KeyPressEvent) -> None:
    buffer = event.current_buffer
    buffer.delete_before_cursor(to_stop_before(buffer.document.current_line_before_cursor))
