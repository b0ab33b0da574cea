"""The cheat sheet and the deck hold what the catalog holds."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import zipfile
from collections.abc import Callable
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Answer, Point, Section
from trainer.catalog.snippets import program_of
from trainer.exporting.anki import write_deck
from trainer.exporting.entries import ExportEntry
from trainer.exporting.sheet import html, markdown

Run = Callable[..., "subprocess.CompletedProcess[str]"]


class Page(HTMLParser):
    """The text of a page, and whatever it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {value}" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_the_sheet_holds_every_program_and_what_to_say(trainer: Run, catalog: Catalog, tmp_path: Path) -> None:
    assert trainer("home", "export", "sheet", "sheet.md").returncode == 0
    assert trainer("home", "export", "sheet", "sheet.html").returncode == 0
    page = Page()
    page.feed((tmp_path / "sheet.html").read_text(encoding="utf-8"))
    sheet = (tmp_path / "sheet.md").read_text(encoding="utf-8")
    text = "".join(page.text)
    for drill in catalog.drills:
        if drill.kind == "code":
            head = program_of(catalog.snippet(drill)).text.strip().splitlines()[0]
            assert drill.title in text
            assert drill.title in sheet
            assert head in text
            assert head in sheet
    assert "#:" not in sheet
    assert page.fetched == []


def test_a_claim_stands_with_what_is_right_and_its_figures(trainer: Run) -> None:
    sheet = trainer("home", "export", "sheet", "--section", "p").stdout
    assert "33.5 MB per request" in sheet
    assert "1.07 GB for one sequence" in sheet
    assert "The product leaves out the head dimension" in sheet


def test_a_sheet_of_chosen_sections(trainer: Run) -> None:
    sheet = trainer("home", "export", "sheet", "--section", "f").stdout
    assert "## F · Production" in sheet
    assert "## A ·" not in sheet
    refused = trainer("home", "export", "sheet", "--section", "XY")
    assert refused.returncode == 2
    assert 'no section "XY"' in refused.stderr


def odd_sections(catalog: Catalog) -> list[tuple[Section, tuple[ExportEntry, ...]]]:
    """A drill whose texts all look like markup."""
    drill = catalog.drill("react-loop")
    answer = replace_texts(catalog.answer(drill))
    section = next(one for one in catalog.packs[0].sections if one.letter == drill.section)
    return [(section, (ExportEntry(drill._replace(title="<t> & title", question="<q>?"), "if a < b: pass", answer),))]


def replace_texts(answer: Answer) -> Answer:
    points = (Point("<p> one", "position", ()), Point("<p> two", "tradeoff", ()), Point("<p> three", "fact", ()))
    return answer._replace(one_sentence="<one>.", spoken="<spoken>.", pitfall="<pit>.", points=points)


def test_what_looks_like_markup_is_text_and_points_have_their_kind(catalog: Catalog) -> None:
    sections = odd_sections(catalog)
    page = Page()
    page.feed(html(sections))
    text = "".join(page.text)
    for words in ("<t> & title", "<q>?", "if a < b: pass", "<one>.", "<pit>.", "<p> one (position)"):
        assert words in text
    said = "\n- <p> one (position)\n- <p> two (trade-off)\n- <p> three\n\n*Often wrong:* <pit>.\n"
    assert said in markdown(sections)


def test_a_deck_of_what_looks_like_markup(catalog: Catalog, tmp_path: Path) -> None:
    pytest.importorskip("genanki")
    assert write_deck(odd_sections(catalog), tmp_path / "deck.apkg") == 2
    notes = {}
    for _, _, fields in notes_of(tmp_path / "deck.apkg", tmp_path):
        name, *sides = fields.split("\x1f")
        page = Page()
        page.feed("\n".join(sides))
        notes[name] = "".join(page.text)
    for words in ("<t> & title", "<q>?", "if a < b: pass"):
        assert words in notes["react-loop"]
    for words in ("<t> & title", "<one>.", "<p> three", "<spoken>."):
        assert words in notes["react-loop.aloud"]


def notes_of(deck: Path, folder: Path) -> list[tuple[str, str, str]]:
    with zipfile.ZipFile(deck) as file:
        file.extract("collection.anki2", folder)
    with closing(sqlite3.connect(folder / "collection.anki2")) as collection:
        return collection.execute("SELECT guid, tags, flds FROM notes ORDER BY guid").fetchall()


@pytest.mark.slow
def test_the_deck_has_a_note_for_each_program_and_each_answer(trainer: Run, catalog: Catalog, tmp_path: Path) -> None:
    pytest.importorskip("genanki")
    assert trainer("home", "export", "anki", "one.apkg").returncode == 0
    assert trainer("home", "export", "anki", "two.apkg").returncode == 0
    notes = notes_of(tmp_path / "one.apkg", tmp_path)
    names = {fields.split("\x1f")[0] for _, _, fields in notes}
    for drill in catalog.drills:
        if drill.kind == "code":
            assert {drill.id, f"{drill.id}.aloud"} <= names
    assert len({guid for guid, _, _ in notes}) == len(notes)
    assert [guid for guid, _, _ in notes] == [guid for guid, _, _ in notes_of(tmp_path / "two.apkg", tmp_path)]
    assert all(tags.strip() and " " not in tags.strip() for _, tags, _ in notes)
    assert not list(tmp_path.glob(".*partial*"))


def test_anki_itself_takes_the_deck_twice_without_doubles(trainer: Run, tmp_path: Path) -> None:
    anki = pytest.importorskip("anki.collection", reason="pip install anki")
    trainer("home", "export", "anki", "deck.apkg")
    collection = anki.Collection(str(tmp_path / "collection.anki2"))
    try:
        options = anki.ImportAnkiPackageOptions(merge_notetypes=True)
        request = anki.ImportAnkiPackageRequest(package_path=str(tmp_path / "deck.apkg"), options=options)
        collection.import_anki_package(request)
        first = collection.note_count()
        collection.import_anki_package(request)
        assert collection.note_count() == first > 0
    finally:
        collection.close()


def test_a_deck_wants_a_file(trainer: Run) -> None:
    refused = trainer("home", "export", "anki")
    assert refused.returncode == 2
    assert json.loads(trainer("home", "export", "json").stdout)["attempts"] == []
