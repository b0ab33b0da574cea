"""What the command line says of voice: what this machine can hear, and what was kept."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from sounds import silence, tone, write_wav

from trainer.rehearsal.voice.recordings import delete, new_path, recording, recordings

START = datetime(2030, 1, 31, 19, 45, tzinfo=timezone.utc)


@pytest.fixture
def kept(tmp_path: Path) -> list[str]:
    """Three recordings; their names, the latest first."""
    cards = ("react-loop.aloud", "story.built", "react-loop@1")
    paths = [new_path(card, START + timedelta(hours=hour)) for hour, card in enumerate(cards)]
    for path in paths:
        write_wav(path, tone(0.5))
    return [path.stem for path in reversed(paths)]


def test_recordings_are_listed_the_latest_first(run_trainer: Callable, kept: list[str]) -> None:
    listed = json.loads(run_trainer("recordings", "list", "--json").stdout)
    assert [one["name"] for one in listed] == kept
    assert listed[1].keys() == {"name", "card", "at", "seconds", "bytes", "path"}
    assert (listed[1]["card"], listed[1]["seconds"]) == ("story.built", 0.5)
    assert datetime.fromisoformat(listed[1]["at"]) == START + timedelta(hours=1)
    shown = run_trainer("recordings", "list").stdout.splitlines()
    assert all(name in line for name, line in zip(kept, shown, strict=False))
    assert shown[-1].startswith("3 recordings")


def test_two_answers_within_a_second_are_two_recordings(tmp_path: Path) -> None:
    first = new_path("story.built", START)
    write_wav(first, tone(0.5))
    second = new_path("story.built", START)
    write_wav(second, tone(0.5))
    assert first != second and len(recordings()) == 2


def test_none_is_kept_unless_asked_for(run_trainer: Callable) -> None:
    assert json.loads(run_trainer("recordings", "list", "--json").stdout) == []
    assert "No recording" in run_trainer("recordings", "list").stdout


def test_recordings_are_deleted_by_name_and_number(run_trainer: Callable, kept: list[str]) -> None:
    ran = run_trainer("recordings", "delete", kept[2], "1", "--json")
    assert json.loads(ran.stdout) == {"deleted": [kept[2], kept[0]]}
    assert [one.name for one in recordings()] == [kept[1]]
    assert run_trainer("recordings", "delete", "--all").stdout == "1 recording deleted.\n"
    assert recordings() == ()


@pytest.mark.slow
def test_only_what_was_recorded_can_be_deleted(run_trainer: Callable, kept: list[str]) -> None:
    other = recordings()[0].path.parent.parent / "notes.wav"
    other.write_bytes(b"mine")
    for wanted in ("../notes", "../notes.wav", str(other), "0", "00", "4", "9" * 5000):
        ran = run_trainer("recordings", "delete", wanted)
        assert ran.returncode == 2 and "There is no recording" in ran.stderr
    assert other.exists() and len(recordings()) == 3
    near = run_trainer("recordings", "delete", kept[0][:-1])
    assert f"Did you mean {kept[0]}" in near.stderr


@pytest.mark.parametrize("words", [["delete"], ["delete", "1", "--all"], ["play"], ["play", "1", "2"], ["erase"]])
def test_wrong_use_is_a_sentence(run_trainer: Callable, kept: list[str], words: list[str]) -> None:
    ran = run_trainer("recordings", *words)
    assert ran.returncode == 2 and ran.stderr.strip() and "Traceback" not in ran.stderr
    assert len(recordings()) == 3


def test_playing_uses_the_first_player_that_can(run_trainer: Callable, kept: list[str], tmp_path: Path) -> None:
    for name, code in (("pw-play", 1), ("paplay", 0), ("aplay", 0)):
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >> "{tmp_path}/played"\nexit {code}\n', encoding="utf-8")
        program.chmod(0o755)
    ran = run_trainer("recordings", "play", "2", "--json", PATH=f"{tmp_path}:/bin")
    assert json.loads(ran.stdout) == {"played": kept[1]}
    played = (tmp_path / "played").read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in played] == ["pw-play", "paplay"]
    assert played[1].endswith(f"{kept[1]}.wav")


def test_without_a_player_it_is_said_where_the_recording_lies(
    run_trainer: Callable, kept: list[str], tmp_path: Path
) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')", encoding="utf-8")
    ran = run_trainer("recordings", "play", kept[0], PATH=str(tmp_path), PYTHONPATH=str(tmp_path))
    assert ran.returncode == 1 and f"{kept[0]}.wav" in ran.stderr


def test_other_files_in_the_folder_are_no_recordings(kept: list[str]) -> None:
    folder = recordings()[0].path.parent
    for name in ("notes.txt", "20300131-194500-x.wav.part", "20309931-194500-x.wav", "20300131-194500-.wav"):
        (folder / name).write_bytes(b"")
    (folder / "20300131-194501-folder.wav").mkdir()
    os.mkfifo(folder / "20300131-194501-pipe.wav")
    (folder / "20300131-194501-\x1b[31mred.wav").write_bytes(b"")
    assert [one.name for one in recordings()] == kept
    one = recording(kept[0])
    assert one is not None and recording(f"{kept[0]}.wav") == one
    delete(one)
    delete(one)
    assert recording(kept[0]) is None


def test_deleting_all_leaves_no_half_recording(run_trainer: Callable, kept: list[str]) -> None:
    folder = recordings()[0].path.parent
    (folder / "20300131-194500-react-loop.aloud.wav.part").write_bytes(b"half")
    (folder / "notes.txt").write_bytes(b"mine")
    assert run_trainer("recordings", "delete", "--all").stdout == "3 recordings deleted.\n"
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]


def test_only_the_learner_can_look_into_the_folder(kept: list[str]) -> None:
    assert recordings()[0].path.parent.stat().st_mode & 0o077 == 0


def test_doctor_tells_what_was_found(run_trainer: Callable) -> None:
    voice = json.loads(run_trainer("doctor", "--json", SSH_CONNECTION="there here").stdout)["voice"]
    assert voice.keys() == {"can_listen", "microphone", "recorder", "recogniser", "pauses", "say"}
    assert voice["can_listen"] is False and "far away" in voice["say"] and voice["say"].endswith("type what you say.")
    assert voice["say"] in run_trainer("doctor", SSH_CONNECTION="there here").stdout


@pytest.mark.slow
@pytest.mark.parametrize(("loud", "says"), [(0.3, "You can be heard."), (0.002, "faint"), (0.0, "nothing but silence")])
def test_doctor_listens_for_two_seconds(run_trainer: Callable, tmp_path: Path, loud: float, says: str) -> None:
    file = write_wav(tmp_path / "voice.wav", tone(3.0, loud=loud) if loud else silence(3.0))
    environment = {"TRAINER_VOICE_SOURCE": str(file), "TRAINER_VOICE_UNPACED": "1"}
    ran = run_trainer("doctor", "--sound", "--json", **environment)
    sound = json.loads(ran.stdout)["voice"]["sound"]
    assert sound.keys() == {"loudest", "seconds", "say"} and says in sound["say"]
    assert 2.0 <= sound["seconds"] <= 3.1
    assert (sound["loudest"] > 0.5) == (loud == 0.3)
    assert says in run_trainer("doctor", "--sound", **environment).stdout


def test_doctor_says_why_it_cannot_listen(run_trainer: Callable, tmp_path: Path) -> None:
    ran = run_trainer("doctor", "--sound", "--json", TRAINER_VOICE_SOURCE=str(tmp_path / "missing.wav"))
    assert ran.returncode == 0
    assert "No such file" in json.loads(ran.stdout)["voice"]["sound"]["say"]
