"""Typing a program line by line, where the terminal can do no more: commands begin with a colon."""

from __future__ import annotations

from collections.abc import Callable

from trainer.inline.prompting import Request, Wish

COMMANDS: dict[str, Wish] = {
    ":run": "run",
    ":hint": "hint",
    ":missed": "missed",
    ":edit": "edit",
    ":quit": "leave",
}

HELP = """\
Type the program line by line. A line that begins with a colon is a command:
  :run       run it                     :list      read it, with line numbers
  :hint      the next hint              :del 3     delete line 3
  :missed    what was missed            :set 3 …   line 3 anew, with its spaces
  :edit      open it in your editor     :put 3 …   a new line before line 3
  :quit      leave; the text is kept    :help      this again"""


class LinePrompt:
    """Reads lines and prints only what is asked for.

    Arguments:
        read: gives the next line without its end; raises EOFError at the end of the input.
        say: prints lines.
        save: called with the text after each change.
    """

    def __init__(self, read: Callable[[], str], say: Callable[[str], None], save: Callable[[str], None]) -> None:
        self._read, self._say, self._save = read, say, save
        self._explained = False

    def ask(self, text: str, cursor: int) -> Request:
        """Have lines typed behind `text` until something is asked for."""
        if not self._explained:
            self._say(HELP)
            self._explained = True
        lines = text.split("\n") if text else []
        while True:
            try:
                line = self._read()
            except EOFError:
                return Request("leave", "\n".join(lines), cursor)
            except KeyboardInterrupt:
                return Request("break off", "\n".join(lines), cursor)
            wish = COMMANDS.get(line.strip())
            if wish is not None:
                return Request(wish, "\n".join(lines), cursor)
            if line.startswith(":"):
                self._command(line, lines)
            else:
                lines.append(line)
            self._save("\n".join(lines))

    def _command(self, line: str, lines: list[str]) -> None:
        name, _, rest = line.partition(" ")
        if name == ":list":
            self._say("\n".join(f"{number:>3}  {one}" for number, one in enumerate(lines, start=1)) or "Nothing yet.")
        elif name == ":help":
            self._say(HELP)
        elif name in (":del", ":set", ":put"):
            self._change(name, rest, lines)
        else:
            self._say(f"There is no command {name}. :help lists them.")

    def _change(self, name: str, rest: str, lines: list[str]) -> None:
        number, _, line = rest.partition(" ")
        row = int(number) - 1 if number.isdecimal() else -1
        if not 0 <= row < len(lines):
            self._say(f"Name a line from 1 to {len(lines)}, as in {name} 1." if lines else "There is no line yet.")
        elif name == ":del":
            del lines[row]
        elif name == ":set":
            lines[row] = line
        else:
            lines.insert(row, line)
