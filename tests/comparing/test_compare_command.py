"""`trainer compare`, as a user calls it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.snippets import mistake_text
from trainer.cli import main


@pytest.fixture
def faulty(tmp_path: Path, catalog: Catalog) -> str:
    drill = catalog.drill("react-loop")
    mistake = next(one for one in drill.mistakes if one.id == "drops-reply")
    path = tmp_path / "answer.py"
    path.write_text(mistake_text(drill, mistake), encoding="utf-8")
    return str(path)


def test_it_says_what_was_missed_and_ends_with_1(
    faulty: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["compare", "react-loop", faulty, "--color", "never"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("1. MISSED  The model's whole reply goes into the history")
    assert "Also failing, probably because of that" in out


@pytest.mark.parametrize("columns", ["80", "140"])
def test_the_two_sides_are_marked_by_sign_and_word(
    faulty: str, columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert main(["compare", "react-loop", faulty, "--full", "--color", "never"]) == 1
    out = capsys.readouterr().out
    assert "✗ missed" in out
    assert "lines the same" in out
    assert "__main__" not in out


def test_json_is_one_document(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "react-loop", faulty, "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["missed"][0]["landmark"] == "append_reply"
    assert document["report"]["passed"] is False


def test_a_right_program_ends_with_0(tmp_path: Path, catalog: Catalog, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "answer.py"
    path.write_text(catalog.snippet(catalog.drill("react-loop")).text, encoding="utf-8")
    assert main(["compare", "react-loop", str(path), "--color", "never"]) == 0
    assert "Nothing missed" in capsys.readouterr().out


def test_what_is_no_python_gets_its_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "answer.py"
    path.write_text("def run(:\n", encoding="utf-8")
    assert main(["compare", "react-loop", str(path), "--color", "never", "--full"]) == 1
    out = capsys.readouterr().out
    assert "Line 1 is not Python yet" in out
    assert "MISSED" not in out
    assert "history" in out
