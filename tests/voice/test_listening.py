"""The listening process by loudness alone, with no package but the standard library: what it says, and that it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sounds import silence, tone, write_wav

from trainer.rehearsal.voice.heard import Began, Done, Level
from trainer.rehearsal.voice.listening import voice_process
from trainer.rehearsal.voice.sources import LONGEST, SourceSpec
from trainer.rehearsal.voice.wire import Order, event_of, order_line

from .conftest import PATIENCE, runs, wait_until_ended

ANSWER = (1.0, 2.0, 1.5, 3.0)
"""Seconds of silence and voice in turns."""


@pytest.fixture
def answer(tmp_path: Path) -> Path:
    samples = silence(0.0)
    for number, seconds in enumerate(ANSWER):
        samples += tone(seconds) if number % 2 else silence(seconds)
    return write_wav(tmp_path / "answer.wav", samples + silence(0.5))


@pytest.fixture
def endless(tmp_path: Path) -> Path:
    return write_wav(tmp_path / "endless.wav", silence(LONGEST + 60))


def test_it_begins_shows_levels_and_says_how_it_was_delivered(listen: Callable, answer: Path) -> None:
    heard = listen(answer)
    delivery = heard.delivery()
    assert heard.began == Began(recogniser=False, by=delivery.by)
    assert delivery.seconds == pytest.approx(8.0, abs=0.04)
    levels = heard.levels()
    assert [level.at for level in levels] == sorted(level.at for level in levels)
    assert len(levels) == 125
    assert all(0 <= level.loudness <= 1 for level in levels)
    assert max(level.loudness for level in levels if level.at < 1.0) == 0
    assert max(level.loudness for level in levels if 1.1 < level.at < 3.0) > 0.6
    assert (delivery.words_a_minute, delivery.lines, delivery.text) == (None, (), "")


def test_the_recording_is_there_with_the_result_and_only_if_asked_for(
    listen: Callable, answer: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "kept" / "one.wav"
    listen(answer, keep=kept).done()
    assert kept.read_bytes()[44:] == answer.read_bytes()[44:]
    before = set(tmp_path.rglob("*"))
    listen(answer).done()
    assert set(tmp_path.rglob("*")) == before


def test_a_recording_that_cannot_be_kept_costs_the_recording_alone(
    listen: Callable, answer: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    done = listen(answer, keep=tmp_path / "file" / "kept.wav").done()
    assert "not kept" in done.note and done.delivery.seconds == pytest.approx(8.0, abs=0.04)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file here is always full")
def test_a_full_disk_costs_the_recording_alone(listen: Callable, answer: Path, tmp_path: Path) -> None:
    (tmp_path / "kept.wav.part").symlink_to("/dev/full")
    done = listen(answer, keep=tmp_path / "kept.wav").done()
    assert "not kept (No space left on device)" in done.note and done.delivery.seconds == pytest.approx(8.0, abs=0.04)
    assert not list(tmp_path.glob("kept*"))


def test_on_the_order_to_stop_it_says_what_it_has_heard(listen: Callable, endless: Path) -> None:
    heard = listen(SourceSpec("file", str(endless)))
    heard.wait(Level)
    heard.listener.stop()
    assert 0 < heard.delivery().seconds < LONGEST


def test_stopped_before_it_has_begun_it_still_ends(listen: Callable, endless: Path) -> None:
    heard = listen(SourceSpec("file", str(endless)))
    heard.listener.stop()
    assert heard.delivery().seconds < LONGEST


@pytest.mark.slow
def test_an_endless_source_that_is_not_paced_ends_by_its_samples(listen: Callable, tmp_path: Path) -> None:
    pipe = tmp_path / "endless"
    os.mkfifo(pipe)
    head = write_wav(tmp_path / "head.wav", silence(0.1)).read_bytes()[:40] + b"\xff\xff\xff\xff"
    script = f"f = open({str(pipe)!r}, 'wb')\nf.write({head!r})\nwhile True: f.write(bytes(65536))"
    writer = subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.DEVNULL)
    try:
        done = listen(pipe).done()
        assert done.delivery.seconds == pytest.approx(LONGEST)
        assert "nothing but silence" in done.note
    finally:
        writer.kill()
        writer.wait()


@pytest.mark.parametrize("content", [b"", b"no sound"], ids=["empty", "text"])
def test_what_cannot_be_listened_to_is_a_sentence(listen: Callable, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.wav"
    path.write_bytes(content)
    kept = tmp_path / "kept.wav"
    assert "broken.wav" in listen(path, keep=kept).sentence()
    assert not list(tmp_path.glob("kept*"))


def test_a_file_that_breaks_off_inside_is_what_was_heard(listen: Callable, answer: Path) -> None:
    answer.write_bytes(answer.read_bytes()[:-40_001])
    assert listen(answer).delivery().seconds == pytest.approx(6.75, abs=0.04)


def test_closed_it_says_nothing_more_and_leaves_nothing(listen: Callable, endless: Path, tmp_path: Path) -> None:
    heard = listen(SourceSpec("file", str(endless)), keep=tmp_path / "kept.wav")
    heard.wait(Level)
    heard.listener.close()
    process = heard.listener._process
    assert process is not None and process.wait(PATIENCE) is not None
    count = len(heard.events)
    assert not any(isinstance(one, Done) for one in heard.events)
    heard.listener.close()
    assert len(heard.events) == count and not list(tmp_path.glob("kept*"))


def test_killed_it_is_a_sentence_and_leaves_no_half_recording(listen: Callable, endless: Path, tmp_path: Path) -> None:
    heard = listen(SourceSpec("file", str(endless)), keep=tmp_path / "kept.wav")
    heard.wait(Level)
    assert list(tmp_path.glob("kept*"))
    assert heard.listener._process is not None
    heard.listener._process.kill()
    assert "unexpectedly" in heard.sentence()
    assert not list(tmp_path.glob("kept*"))


def test_the_process_ends_when_the_trainer_is_killed(endless: Path, tmp_path: Path) -> None:
    script = (
        "import sys, time\n"
        "from pathlib import Path\n"
        "from trainer.rehearsal.voice.heard import Level\n"
        "from trainer.rehearsal.voice.listening import Listener\n"
        "from trainer.rehearsal.voice.sources import SourceSpec\n"
        "said = []\n"
        "def hear(event):\n"
        "    if isinstance(event, Level) and not said:\n"
        "        said.append(event)\n"
        "        print(listener._process.pid, flush=True)\n"
        "listener = Listener(SourceSpec('file', sys.argv[1]), hear, keep=Path(sys.argv[2]))\n"
        "listener.start()\n"
        "time.sleep(600)\n"
    )
    trainer = subprocess.Popen(
        [sys.executable, "-c", script, str(endless), str(tmp_path / "kept.wav")], stdout=subprocess.PIPE, text=True
    )
    assert trainer.stdout is not None
    pid = int(trainer.stdout.readline())
    assert runs(pid)
    trainer.kill()
    trainer.wait()
    trainer.stdout.close()
    wait_until_ended(pid)
    assert not list(tmp_path.glob("kept*"))


def test_the_keys_that_interrupt_the_trainer_do_not_reach_it(endless: Path) -> None:
    process = voice_process("listener")
    assert process.stdin is not None and process.stdout is not None
    with process.stdin, process.stdout:
        process.stdin.write(order_line(Order(SourceSpec("file", str(endless)), lines=False)))
        process.stdin.flush()
        assert isinstance(event_of(process.stdout.readline()), Began)
        assert os.getsid(process.pid) == process.pid
        process.send_signal(signal.SIGINT)
        assert isinstance(event_of(process.stdout.readline()), Level)
        assert process.poll() is None
    process.wait(PATIENCE)


def test_a_line_that_is_no_event_is_passed_over() -> None:
    for line in (b"ALSA lib confmisc.c:855\n", b"{}\n", b'{"event": "other"}\n', b"[1]\n", b"\xff\n", b'"stop"\n'):
        assert event_of(line) is None


def test_modules_of_the_learners_folder_do_not_get_in_the_way(
    listen: Callable, answer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("wave", "queue", "struct", "json"):
        (tmp_path / f"{name}.py").write_text("raise RuntimeError('not me')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert listen(SourceSpec("file", "answer.wav", paced=False)).delivery().seconds > 7
