"""What is installed holds everything that is needed, wherever it is started from."""

from __future__ import annotations

from pathlib import Path

import pytest
import tomli

import trainer
from trainer.catalog.packs import FOLDERS

PACKAGE = Path(trainer.__file__).resolve().parent
CHECKOUT = Path(__file__).resolve().parents[2]
installed = pytest.mark.skipif(
    PACKAGE == CHECKOUT / "trainer", reason="this is the checkout itself, not an installed trainer"
)


@installed
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_wheel_holds_the_whole_content(folder: str) -> None:
    there = files_of(CHECKOUT / folder)
    assert there and there == files_of(PACKAGE / "pack" / folder)


@installed
def test_the_wheel_holds_every_file_of_the_trainer() -> None:
    there = files_of(CHECKOUT / "trainer")
    assert {path.suffix for path in there} >= {".py", ".tcss", ".toml", ".txt"}
    assert there == {path for path in files_of(PACKAGE) if path.parts[0] != "pack"}


def test_textual_is_pinned_exactly() -> None:
    """The trainer uses names of it that are not public; see tests/tui/test_textual_internals.py."""
    project = tomli.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert any(one.startswith("textual==") for one in project["dependencies"])


def test_the_readme_has_the_two_commands() -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert "pip install --quiet . && .venv/bin/trainer" in readme
    assert "<!-- tests -->" in readme and "pytest" in readme


def files_of(folder: Path) -> set[Path]:
    """Every file below a folder, without what Python makes of them."""
    files = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path for path in files if "__pycache__" not in path.parts}
