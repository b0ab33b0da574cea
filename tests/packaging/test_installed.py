"""What is installed holds everything that is needed, wherever it is started from."""

from __future__ import annotations

from importlib.metadata import requires
from pathlib import Path

import pytest

import trainer
from trainer.catalog.packs import FOLDERS

PACKAGE = Path(trainer.__file__).resolve().parent
CHECKOUT = Path(__file__).resolve().parents[2]
INSTALLED = (PACKAGE / "pack").is_dir()


@pytest.mark.skipif(not INSTALLED, reason="this is the checkout itself, not an installed trainer")
def test_the_wheel_holds_the_whole_content() -> None:
    for folder in FOLDERS:
        there = {path.relative_to(CHECKOUT / folder) for path in _content(CHECKOUT / folder)}
        installed = {path.relative_to(PACKAGE / "pack" / folder) for path in _content(PACKAGE / "pack" / folder)}
        assert there and there == installed


@pytest.mark.skipif(not INSTALLED, reason="this is the checkout itself, not an installed trainer")
def test_the_wheel_holds_the_styles() -> None:
    styles = {path.name for path in (CHECKOUT / "trainer").rglob("*.tcss")}
    assert styles and styles == {path.name for path in PACKAGE.rglob("*.tcss")}


def test_textual_is_pinned_exactly() -> None:
    assert any(line.startswith("textual==") for line in requires("agent-interview-trainer") or ())


def test_the_readme_has_the_two_commands() -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert "pip install --quiet . && .venv/bin/trainer" in readme
    assert "<!-- tests -->" in readme and "pytest" in readme


def _content(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and path.suffix in {".py", ".toml", ".json"}]
