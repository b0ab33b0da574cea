"""Settings by hand: explained, checked with lines and the nearest right names, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli

from trainer.memory.settings import Settings, load_settings
from trainer.memory.settings_writing import change_settings

Trainer = Callable[..., Any]


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    path = tmp_path / "home" / "settings.toml"
    path.parent.mkdir()
    return path


@pytest.fixture
def editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def does(command: str) -> None:
        script = tmp_path / "editor.sh"
        script.write_text(f"#!/bin/sh\n{command}\n", encoding="utf-8")
        script.chmod(0o755)
        monkeypatch.setenv("VISUAL", str(script))

    return does


def test_a_new_file_explains_everything_and_sets_nothing(trainer: Trainer, settings: Path, editor: Any) -> None:
    editor("true")
    ran = trainer("config", "edit")
    assert ran.code == 0, ran.err
    text = settings.read_text(encoding="utf-8")
    assert load_settings(settings) == (Settings(), ())
    uncommented = "\n".join(line.removeprefix("# ") for line in text.splitlines() if " = " in line or line == "[keys]")
    document = tomli.loads(uncommented)
    assert {"interview", "minutes_a_day", "vi_keys", "theme", "editor"} <= set(document)
    assert document["keys"]["run"] == "f5, ctrl+r"


def test_what_is_explained_can_be_taken_as_it_stands(trainer: Trainer, settings: Path, editor: Any) -> None:
    editor('sed -i "s/^# \\([a-z_0-9]* = \\)/\\1/" "$1"')
    ran = trainer("config", "edit")
    assert ran.code == 0, ran.err + settings.read_text()


def test_the_program_writes_below_what_is_explained(trainer: Trainer, settings: Path, editor: Any) -> None:
    editor("true")
    trainer("config", "edit")
    before = settings.read_text(encoding="utf-8")
    change_settings(settings, minutes_a_day=20)
    after = settings.read_text(encoding="utf-8")
    assert after == before.replace("# minutes_a_day = 30\n", "# minutes_a_day = 30\nminutes_a_day = 20\n")
    assert load_settings(settings)[0].minutes_a_day == 20


def test_what_is_wrong_is_said_with_its_line(trainer: Trainer, settings: Path, editor: Any) -> None:
    wrong = 'minuts_a_day = 3\\ntheme = 1\\n[keys]\\nrum = \\"f5\\"\\nhint = \\"f5\\"\\npause = 3\\n'
    editor(f'printf "{wrong}" > "$1"')
    ran = trainer("config", "edit")
    assert ran.code == 1
    assert ":1" in ran.err
    assert 'did you mean "minutes_a_day"?' in ran.err
    assert 'did you mean "run"?' in ran.err
    assert "it is the key of Run" in ran.err
    assert "must be keys in quotation marks" in ran.err
    assert [f":{line}" in ran.err for line in (2, 4, 5, 6)] == [True] * 4, ran.err


def test_show_says_what_is_yours(trainer: Trainer, settings: Path) -> None:
    settings.write_text('minutes_a_day = 20\n[keys]\nrun = ["f5", "ctrl+e"]\n', encoding="utf-8")
    ran = trainer("config", "show")
    assert ran.code == 0, ran.err
    assert "20   (yours)" in ran.out
    assert "f5,ctrl+e   (yours)" in ran.out
    shown = trainer("config", "show", "--json").json
    assert shown["settings"]["minutes_a_day"] == 20
    assert shown["settings"]["interview"] is None
    assert shown["keys"] == {"run": "f5,ctrl+e"}


def test_without_an_editor_a_sentence(trainer: Trainer, settings: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VISUAL", "EDITOR"):
        monkeypatch.delenv(name, raising=False)
    ran = trainer("config", "edit")
    assert ran.code == 1
    assert "No editor is known" in ran.err
    assert not settings.exists()


def test_a_theme_that_there_is_not(trainer: Trainer, settings: Path) -> None:
    settings.write_text('vi_keys = true\ntheme = "gruvbx"\n', encoding="utf-8")
    ran = trainer("config", "show")
    assert ran.code == 1
    assert 'settings.toml:2: theme: there is no theme "gruvbx"; did you mean "gruvbox"?' in ran.err


@pytest.mark.parametrize(
    ("ending", "says"),
    [("exit 1", "exit code 1"), ("nowhere-to-be-found", "exit code 127"), ("kill -9 $$", "was ended by SIGKILL")],
)
def test_an_editor_that_fails_has_not_checked_anything(
    ending: str, says: str, trainer: Trainer, settings: Path, editor: Any
) -> None:
    editor(ending)
    ran = trainer("config", "edit")
    assert ran.code == 1
    assert says in ran.err and str(settings) in ran.err
    assert "fine" not in ran.out
