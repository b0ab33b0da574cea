"""What a command does where its output can't be written, a standard stream is closed, or its input never ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = ("list", "stats", "show react-loop", "config show", "export json", "pack list", "check react-loop p.py")


def shell(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Runs a shell's line in an empty folder; `trainer` in it is the command."""
    (folder / "p.py").write_text("x = 1\n", encoding="utf-8")
    environment = {**os.environ, "TRAINER_HOME": str(folder / "home"), "PYTHON": sys.executable}
    defined = f'trainer() {{ "$PYTHON" -m trainer "$@"; }}; {line}'
    return subprocess.run(
        ["bash", "-c", defined],
        capture_output=True,
        text=True,
        env=environment,
        cwd=folder,
        timeout=240,
        check=False,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device that is always full is Linux's")
@pytest.mark.parametrize("command", [*COMMANDS, "show nothing-like-it --json", "check nothing-like-it p.py --json"])
def test_a_full_disk_is_a_sentence(tmp_path: Path, command: str) -> None:
    ran = shell(tmp_path, f"trainer {command} >/dev/full")
    assert ran.returncode == 1
    assert "can't be written: No space left on device." in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_with_its_output_closed_a_command_does_its_work_and_is_silent(tmp_path: Path, command: str) -> None:
    heard = shell(tmp_path, f"trainer {command} >/dev/null")
    ran = shell(tmp_path, f"trainer {command} >&-")
    assert (ran.returncode, ran.stderr) == (heard.returncode, heard.stderr)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_what_a_terminal_has_no_letter_for_is_a_mark(tmp_path: Path, encoding: str) -> None:
    for command in (*COMMANDS, "show react-loop --answer", "rehearse react-loop", "nothing-like-it"):
        plain, ran = (shell(tmp_path, f"PYTHONIOENCODING={one} trainer {command} >out") for one in ("utf-8", encoding))
        assert (ran.returncode, ran.stderr) == (plain.returncode, plain.stderr), command
        assert "\\u" not in (tmp_path / "out").read_text(encoding=encoding), command
    shell(tmp_path, f"PYTHONIOENCODING={encoding} trainer list --json >out; trainer list --json >plain")
    out, plain_out = ((tmp_path / name).read_text(encoding="utf-8") for name in ("out", "plain"))
    assert json.loads(out) == json.loads(plain_out)


def test_half_a_letter_in_a_name_is_a_mark(tmp_path: Path) -> None:
    ran = shell(
        tmp_path,
        "export PYTHONIOENCODING=utf-8 TRAINER_HOME=$'half\\xff'; trainer doctor; trainer pack list; trainer due",
    )
    assert ran.returncode == 0 and not ran.stderr
    assert "half" in ran.stdout


def test_where_no_process_can_be_made_ready_it_is_a_sentence(tmp_path: Path) -> None:
    ran = shell(tmp_path, "ulimit -n 40; trainer check react-loop p.py")
    assert ran.returncode == 1 and "could not start" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_with_stderr_closed_nothing_of_it_comes_out_elsewhere(tmp_path: Path) -> None:
    ran = shell(tmp_path, "trainer show nothing-like-it 2>&-")
    assert (ran.returncode, ran.stdout) == (2, "")


@pytest.mark.parametrize("command", ["check react-loop -", "import -", "debrief --json", "practice kv-cache-bytes"])
def test_a_closed_stdin_is_an_empty_one(tmp_path: Path, command: str) -> None:
    empty = shell(tmp_path, f"trainer {command} </dev/null")
    ran = shell(tmp_path, f"trainer {command} <&-")
    assert ran.returncode == empty.returncode
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device that never ends")
@pytest.mark.parametrize(
    "line",
    [
        "trainer check react-loop /dev/zero",
        "trainer check react-loop - </dev/zero",
        "trainer compare react-loop /dev/zero",
        "trainer import /dev/zero",
        "trainer debrief --json </dev/zero",
    ],
)
def test_input_without_an_end_is_refused(tmp_path: Path, line: str) -> None:
    ran = shell(tmp_path, f"ulimit -v 4000000; {line}")
    assert ran.returncode in (1, 2)
    assert "Traceback" not in ran.stderr
    assert "longer than" in ran.stdout + ran.stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device that never ends")
@pytest.mark.parametrize("drill", ["kv-cache-bytes", "pick-agents-desk", "symbol-max-steps"])
def test_an_answer_without_an_end_is_none(tmp_path: Path, drill: str) -> None:
    ran = shell(tmp_path, f"ulimit -v 4000000; trainer practice {drill} </dev/zero")
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert "Recorded" not in ran.stdout


@pytest.mark.parametrize("words", ["check", "check --json", "compare", "compare --json"])
def test_a_program_that_falls_short_is_told_by_the_exit_code_though_nobody_reads(tmp_path: Path, words: str) -> None:
    ran = shell(tmp_path, f"export PYTHONUNBUFFERED=1; trainer {words} react-loop p.py | true; exit ${{PIPESTATUS[0]}}")
    assert (ran.returncode, ran.stderr) == (1, "")
