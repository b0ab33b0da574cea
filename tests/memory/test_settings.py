"""Settings: written by hand or by the trainer, and never in the way of a start."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from trainer.memory.models import MemoryUnavailable
from trainer.memory.places import settings_path
from trainer.memory.settings import LONGEST_WAY, Settings, interview_date, load_settings
from trainer.memory.settings_writing import change_settings, save_settings

CHOSEN = Settings(date(2030, 3, 15), 45, True, "nord", True, editor="ed -s")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode("utf-8"))
    return path


def test_without_a_file_there_are_defaults(path: Path) -> None:
    assert load_settings(path) == (Settings(), ())
    assert not path.parent.exists(), "asking makes nothing"


def test_what_was_saved_comes_back(path: Path) -> None:
    save_settings(CHOSEN, path)
    assert load_settings(path) == (CHOSEN, ())
    save_settings(Settings(), path)
    assert load_settings(path) == (Settings(), ())


def test_comments_order_and_line_ends_stay(path: Path) -> None:
    text = '# mine\r\nvi_keys = false  # not yet\r\n\r\n  minutes_a_day=30 # "on" weekdays\r\ntheme = "a # b"\r\n'
    written(path, text)
    change_settings(path, minutes_a_day=20, theme='say "hi"')
    assert path.read_bytes().decode() == text.replace("=30", "=20").replace('"a # b"', '"say \\"hi\\""')


def test_a_setting_that_is_not_there_goes_before_the_first_table(path: Path) -> None:
    written(path, "# top\n[later]\nvi_keys = 1\n")
    save_settings(Settings(vi_keys=True), path)
    assert load_settings(path)[0].vi_keys
    assert path.read_text().startswith("# top\nvi_keys = true")
    assert path.read_text().endswith("[later]\nvi_keys = 1\n")


def test_no_interview_any_more_takes_its_line_out(path: Path) -> None:
    written(path, "# when?\ninterview = 2030-03-15  # in the morning\nvi_keys = true\n")
    change_settings(path, interview=None)
    assert path.read_text() == "# when?\nvi_keys = true\n"


def test_saving_what_is_so_already_changes_nothing(path: Path) -> None:
    text = 'interview = "2030-03-15"\nminutes_a_day = 45\n'
    written(path, text)
    save_settings(Settings(date(2030, 3, 15), 45), path)
    assert path.read_text() == text


@pytest.mark.parametrize("text", ["minutes_a_day = = 3\n", "\x00\x01", 'theme = "open\n'])
def test_a_broken_file_is_said_and_kept(path: Path, text: str) -> None:
    written(path, text)
    settings, problems = load_settings(path)
    assert settings == Settings()
    assert str(path) in problems[0]
    save_settings(CHOSEN, path)
    assert load_settings(path) == (CHOSEN, ())
    assert path.with_name("settings.toml.broken").read_text() == text


def test_a_file_that_begins_with_a_mark_of_its_editor_is_read_and_kept(path: Path) -> None:
    written(path, "\ufeff# mine\nminutes_a_day = 20\n")
    assert load_settings(path) == (Settings(minutes_a_day=20), ())
    save_settings(Settings(minutes_a_day=25), path)
    assert path.read_text() == "# mine\nminutes_a_day = 25\n"


@pytest.mark.parametrize("make", [os.mkdir, os.mkfifo])
def test_what_is_no_file_is_said_and_not_waited_for(make: Callable[[Path], None], path: Path) -> None:
    path.parent.mkdir()
    make(path)
    settings, (problem,) = load_settings(path)
    assert settings == Settings()
    assert str(path) in problem


@pytest.mark.parametrize("text", ['theme = """\nnord"""\n', '"minutes_a_day" = 20\n', "'interview' = 2030-01-01\n"])
def test_what_no_line_can_hold_is_still_saved(path: Path, text: str) -> None:
    written(path, text)
    save_settings(CHOSEN, path)
    assert load_settings(path) == (CHOSEN, ())


def test_a_fault_has_its_line_and_the_nearest_name_and_the_rest_counts(path: Path) -> None:
    written(path, "vi_keys = true\nminuts_a_day = 20\ninterview = 3\n")
    settings, problems = load_settings(path)
    assert settings == Settings(vi_keys=True)
    assert len(problems) == 2
    assert f"{path}:2:" in problems[0]
    assert '"minutes_a_day"' in problems[0]
    assert f"{path}:3:" in problems[1]


@pytest.mark.parametrize(
    "entry",
    [
        "minutes_a_day = 0",
        "minutes_a_day = 1441",
        "minutes_a_day = true",
        "vi_keys = 1",
        'theme = ""',
        'interview = "soon"',
    ],
)
def test_a_wrong_value_counts_as_not_set(path: Path, entry: str) -> None:
    settings, problems = load_settings(written(path, f"{entry}\n"))
    assert settings == Settings()
    assert len(problems) == 1


@pytest.mark.parametrize("minutes", [1, 1440])
def test_the_shortest_and_the_longest_day_are_days(path: Path, minutes: int) -> None:
    assert load_settings(written(path, f"minutes_a_day = {minutes}\n")) == (Settings(minutes_a_day=minutes), ())


def test_a_day_that_the_command_line_would_refuse_counts_as_not_set_and_stays_for_the_learner_to_mend(
    path: Path,
) -> None:
    last = date.today() + timedelta(days=LONGEST_WAY)
    assert load_settings(written(path, f"interview = {last}\n")) == (Settings(interview=last), ())
    text = "interview = 9999-12-31  # some day\n"
    settings, (problem,) = load_settings(written(path, text))
    assert settings == Settings() and f"write a day up to {last}" in problem
    change_settings(path, minutes_a_day=20)
    assert path.read_text().startswith(text) and load_settings(path)[0] == Settings(minutes_a_day=20)


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    real = written(tmp_path / "dotfiles.toml", "vi_keys = false\n")
    path.parent.mkdir()
    path.symlink_to(real)
    change_settings(path, vi_keys=True)
    assert path.is_symlink()
    assert real.read_text() == "vi_keys = true\n"


def test_where_nothing_can_be_written_there_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "settings.toml"
    with pytest.raises(MemoryUnavailable, match="TRAINER_HOME"):
        save_settings(CHOSEN, path)
    assert load_settings(path)[0] == Settings()


def test_a_link_to_itself_is_a_sentence(path: Path) -> None:
    path.parent.mkdir()
    path.symlink_to(path)
    with pytest.raises(MemoryUnavailable, match="can't be saved"):
        save_settings(CHOSEN, path)


def test_settings_that_cannot_take_their_place_leave_nothing_behind(path: Path) -> None:
    (path / "a folder").mkdir(parents=True)
    with pytest.raises(MemoryUnavailable, match="can't be saved"):
        save_settings(CHOSEN, path)
    assert list(path.parent.iterdir()) == [path]


def test_keys_are_a_table_of_texts_and_what_is_none_is_said(path: Path) -> None:
    text = '[keys]\nrun = "f9"\nhint = ["f5", "ctrl+r"]\nleave = []\npause = " "\nhelp = ["f1", 2]\n'
    settings, problems = load_settings(written(path, text))
    assert settings.keys == (("run", "f9"), ("hint", "f5,ctrl+r"))
    assert [problem.split(": ")[0] for problem in problems] == [f"{path}:{line}" for line in (4, 5, 6)]
    assert load_settings(written(path, "keys = 3\n"))[1][0].startswith(f"{path}:1:")


def test_there_is_no_other_setting(path: Path) -> None:
    with pytest.raises(TypeError):
        change_settings(path, speed=9)


def test_the_interview_is_what_the_file_says_now() -> None:
    assert interview_date() is None
    change_settings(interview=date(2030, 3, 15))
    assert interview_date() == date(2030, 3, 15)
    written(settings_path(), "interview = 2030-12-24\n")
    assert interview_date() == date(2030, 12, 24)
    settings_path().unlink()
    assert interview_date() is None


def test_an_empty_theme_is_said_to_be_empty(path: Path) -> None:
    _, (problem,) = load_settings(written(path, 'theme = " "\n'))
    assert problem.endswith("theme: must be the name of a theme, not empty")


def test_what_was_broken_before_is_kept_too(path: Path) -> None:
    for text in ("first = ", "second = "):
        written(path, text)
        change_settings(path, minutes_a_day=20)
    kept = [path.with_name(f"settings.toml.broken{number}").read_text(encoding="utf-8") for number in ("", 2)]
    assert kept == ["first = ", "second = "]


def test_what_others_left_who_were_ended_while_writing_goes(path: Path) -> None:
    save_settings(CHOSEN, path)
    old, young = (path.with_name(f".settings.toml.{name}") for name in ("abcdefgh", "12345678"))
    for left in (old, young):
        left.write_text("theme = ", encoding="utf-8")
    before = time.time() - 3600
    os.utime(old, (before, before))
    save_settings(Settings(), path)
    assert sorted(path.parent.iterdir()) == [young, path], "somebody may be at it"
