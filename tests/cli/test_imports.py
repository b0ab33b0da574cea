"""A command imports what it needs and nothing else: start-up time is latency."""

from __future__ import annotations

import subprocess
import sys

import pytest

from trainer.catalog.packs import built_in_pack

SNIPPET = built_in_pack().snippets / "react_loop.py"
HEAVY = ("textual", "rich", "prompt_toolkit", "pygments", "asyncio", "fsrs")
COMMANDS = [
    ("list", ["list"]),
    ("show", ["show", "react-loop", "--answer"]),
    ("check", ["check", "react-loop", "-"]),
    ("due", ["due", "--short"]),
    ("stats", ["stats"]),
    ("pack list", ["pack", "list"]),
    ("doctor", ["doctor", "--json"]),
    ("help", ["--help"]),
]


@pytest.mark.parametrize("arguments", [words for _, words in COMMANDS], ids=[name for name, _ in COMMANDS])
def test_no_screen_is_imported(arguments: list[str]) -> None:
    script = (
        "import sys\nfrom trainer.cli import main\n"
        f"main({arguments!r})\n"
        f"heavy = [name for name in {HEAVY!r} if name in sys.modules]\n"
        "print('heavy:', heavy, file=sys.stderr)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], input="", capture_output=True, text=True, timeout=60, check=False
    )
    assert "heavy: []" in ran.stderr, ran.stderr


def test_a_check_of_a_right_program_imports_nothing_that_takes_long() -> None:
    long = ("dataclasses", "inspect", "json", "shutil", "socket", "subprocess", "tempfile")
    script = (
        "import sys\nfrom trainer.cli import main\n"
        f"code = main(['check', 'react-loop', {str(SNIPPET)!r}])\n"
        f"print(code, [name for name in {long!r} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert ran.stdout.splitlines()[-1] == "0 []"
