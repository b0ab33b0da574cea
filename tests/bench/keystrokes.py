"""What a key costs in a program of 300 lines, in a real terminal: bytes that are painted, and time until they are.

python tests/bench/keystrokes.py [KEYS]
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from importlib.util import find_spec
from typing import NamedTuple

LINES = "def step(state, reply):\n    return {**state, 'reply': reply, 'count': 1}  # next\n\n" * 100
LANGUAGE = "python" if find_spec("tree_sitter_python") else None
"""The stock editor colours Python where Textual's extra `syntax` is installed."""
QUIET = 0.15
"""Seconds without output after which a key is done with."""

EDITOR = """
from textual.app import App
from textual.widgets import TextArea
from trainer.tui.widgets.code_editor import CodeEditor

class Bench(App):
    def compose(self):
        if {stock}:
            yield TextArea.code_editor("", language={language!r})
        else:
            yield CodeEditor()
    def on_mount(self):
        editor = self.query_one(TextArea)
        editor.cursor_blink = False
        editor.focus()

Bench().run()
"""

PRACTICE = """
from trainer.rehearsal.programs.brief import subject_of
from trainer.tui.journeys.code import CodeJourney
from trainer.tui.opening import run_trainer

def start(journey):
    CodeJourney(journey).begin(subject_of(journey.rooms.catalog.drill("step-cap"), None), "blank")

run_trainer(start=start)
"""


class Cost(NamedTuple):
    """Of one key: bytes painted, seconds from the key to the last of them."""

    painted: int
    seconds: float


class Terminal:
    """A program in a terminal of its own, 120 columns by 40 rows."""

    def __init__(self, script: str, there: bytes, home: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        env = {**os.environ, "TRAINER_HOME": home, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", script], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        seen = b""
        while there not in seen:
            seen += os.read(self._master, 1 << 16)
        self.settle(1.0)
        self.press(f"\x1b[200~{LINES}\x1b[201~")
        self.press("\x1b[A" * 20)

    def press(self, keys: str) -> Cost:
        """Send keys and wait until nothing more is painted."""
        started = time.perf_counter()
        os.write(self._master, keys.encode())
        painted, last = self.settle(QUIET)
        return Cost(painted, last - started)

    def settle(self, quiet: float) -> tuple[int, float]:
        """Read until it is quiet: how many bytes came, and when the last of them."""
        painted, last = 0, time.perf_counter()
        while select.select([self._master], [], [], quiet)[0]:
            painted += len(os.read(self._master, 1 << 16))
            last = time.perf_counter()
        return painted, last

    def close(self) -> None:
        """End the program."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._master)


def main(keys: int) -> None:
    """Type into the three of them in turns, and print the medians."""
    with tempfile.TemporaryDirectory() as home:
        scripts = {
            "stock": (EDITOR.format(stock=True, language=LANGUAGE), b"\x1b[?1049h"),
            "ours": (EDITOR.format(stock=False, language=None), b"\x1b[?1049h"),
            "practice screen": (PRACTICE, b"/ 3:00"),
        }
        terminals = {name: Terminal(*script, home) for name, script in scripts.items()}
        costs: dict[str, list[Cost]] = {name: [] for name in terminals}
        for number in range(keys):
            for name, terminal in terminals.items():
                costs[name].append(terminal.press("abcdefghij"[number % 10]))
        for terminal in terminals.values():
            terminal.close()
    stock = statistics.median(cost.seconds for cost in costs["stock"])
    for name, all_of_it in costs.items():
        painted = statistics.median(cost.painted for cost in all_of_it)
        most = max(cost.painted for cost in all_of_it)
        took = statistics.median(cost.seconds for cost in all_of_it)
        print(f"{name:<16} {painted:>7.0f} bytes a key (most {most}), key to output {took / stock:.2f} of stock")
    print("at most 2000 bytes a key, and half of stock")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
