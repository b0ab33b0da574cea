"""A microphone that is none: PulseAudio with a sink that goes nowhere, and what is played into it is recorded."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from needed import need
from sounds import tone, write_wav

from trainer.rehearsal.voice import finding
from trainer.rehearsal.voice.heard import Began, Level
from trainer.rehearsal.voice.sources import BLOCK, LONGEST, RECORDERS, RecorderSource, SourceSpec
from trainer.rehearsal.voice.wav import RATE

from .conftest import PATIENCE, Heard, wait_until_ended

SERVER = (
    "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
    "-L", "module-native-protocol-unix", "-L", "module-null-sink sink_name=fake",
    "-L", "module-remap-source master=fake.monitor source_name=microphone",
)  # fmt: skip


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A sound server of the test's own, into whose microphone a voice without words is played again and again."""
    if missing := [name for name in ("pulseaudio", "pactl", "paplay") if shutil.which(name) is None]:
        pytest.skip(f"no sound server to play into: {', '.join(missing)} not there")
    # The path of a socket has to be short.
    folder = tempfile.mkdtemp(prefix="pa")
    monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
    for name in ("PULSE_SERVER", "SSH_CONNECTION", "SSH_TTY", "TRAINER_VOICE_SOURCE"):
        monkeypatch.delenv(name, raising=False)
    running = subprocess.Popen(SERVER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    player: subprocess.Popen[bytes] | None = None
    try:
        _wait_until_up(running)
        voice = write_wav(tmp_path / "voice.wav", tone(3.0))
        player = subprocess.Popen(["sh", "-c", f"while paplay '{voice}'; do :; done"], stderr=subprocess.DEVNULL)
        yield running
    finally:
        running.kill()
        running.wait()
        if player is not None:
            # Without its server it ends by itself.
            player.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def find() -> Iterator[Callable[[], finding.Found]]:
    """What is found, looked for anew."""
    finding._probed.cache_clear()
    yield finding.find
    finding._probed.cache_clear()


def test_the_microphone_is_found_and_heard(
    listen: Callable, server: subprocess.Popen[bytes], find: Callable[[], finding.Found]
) -> None:
    need("sounddevice")
    found = find()
    if found.microphone is None or found.source != SourceSpec("microphone"):
        pytest.skip(f"sounddevice sees no microphone: {found}")
    assert found.microphone in found.say
    heard = listen(SourceSpec("microphone"))
    _wait_for_voice(heard)
    heard.listener.stop()
    delivery = heard.delivery()
    assert delivery.speaking_seconds > 0.5 or delivery.by == "silero", "a buzz is no speech to silero"
    assert delivery.seconds == pytest.approx(heard.levels()[-1].at, abs=0.1)


@pytest.mark.parametrize("name", RECORDERS)
def test_a_recorder_is_heard_or_the_next_one(listen: Callable, server: subprocess.Popen[bytes], name: str) -> None:
    heard = listen(SourceSpec("recorder", name))
    if isinstance(heard.wait(Began), Began):
        _wait_for_voice(heard)
        heard.listener.stop()
        assert heard.delivery().seconds > 0
    else:
        assert "can't be opened" in heard.sentence()
        pytest.skip(f"{name} gives nothing here")


def test_a_microphone_that_goes_away_is_what_was_heard(listen: Callable, server: subprocess.Popen[bytes]) -> None:
    heard = listen(SourceSpec("recorder", "parecord"))
    _wait_for_voice(heard)
    server.kill()
    done = heard.done()
    assert done.delivery.seconds > 0 and "went away" in done.note


def test_where_nothing_records_it_is_a_sentence(
    listen: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "can't be opened" in listen(SourceSpec("recorder", "pw-record")).sentence()


def test_without_the_systems_library_it_is_a_sentence(
    listen: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    assert "can't be opened" in listen(SourceSpec("microphone")).sentence()


def test_a_recorder_that_hangs_is_ended_with_the_listener(
    listen: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = tmp_path / "arecord"
    recorder.write_text(f'#!/bin/sh\necho $$ > "{tmp_path}/pid"\nexec sleep 600\n', encoding="utf-8")
    recorder.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    heard = listen(SourceSpec("recorder", "arecord"))
    pid = int(_content(tmp_path / "pid"))
    heard.listener.close()
    wait_until_ended(pid)


def test_a_recorder_without_a_clock_is_bounded_by_its_samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = tmp_path / "arecord"
    recorder.write_text("#!/bin/sh\nexec cat /dev/zero\n", encoding="utf-8")
    recorder.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    source = RecorderSource("arecord")
    assert sum(1 for _ in source.blocks()) == LONGEST * RATE // BLOCK
    assert source._process is not None and source._process.wait(PATIENCE)


def _wait_until_up(server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(["pactl", "set-default-source", "microphone"], capture_output=True, check=False).returncode:
        if server.poll() is not None or time.monotonic() > deadline:
            pytest.skip("pulseaudio does not start here")
        time.sleep(0.1)


def _wait_for_voice(heard: Heard) -> None:
    """Wait until something was loud."""
    deadline = time.monotonic() + PATIENCE
    while not any(level.loudness > 0.4 for level in heard.levels()):
        assert time.monotonic() < deadline, heard.events
        heard.wait(Level)
        time.sleep(0.05)


def _content(path: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while not (path.exists() and path.read_text(encoding="utf-8").strip()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return path.read_text(encoding="utf-8")
