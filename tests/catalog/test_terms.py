"""Terms: many in a file, two cards each, and those of the built-in pack."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.catalog.indexed import IndexedDrill
from trainer.catalog.kinds.term import Term, TermBody, term_of, told
from trainer.catalog.lint.terms import lint_term
from trainer.catalog.one_drill import load_one

TERMS = """\
id = "words"
kind = "term"
title = "Word"
question = "What does it mean?"
minutes = 0.5
level = "could"

[[terms]]
id = "word-mulch"
word = "Mulch"
meaning = "A layer over the soil that keeps it damp."
value = "5 cm"

[[terms]]
id = "word-till"
word = "Till"
meaning = "To turn the soil."
"""


def loaded(folder, text):
    folder.write("drills/a_soil/words.toml", text)
    return load_catalog([folder.pack])


def test_each_term_is_two_cards(folder):
    catalog = loaded(folder, TERMS)
    assert [drill.id for drill in catalog.drills] == ["word-mulch", "word-mulch.back", "word-till", "word-till.back"]
    mulch = Term("word-mulch", "Mulch", "A layer over the soil that keeps it damp.", "5 cm")
    front, back = catalog.drill("word-mulch"), catalog.drill("word-mulch.back")
    assert term_of(front) == TermBody(mulch, back=False) and term_of(back) == TermBody(mulch, back=True)
    assert front.question == "Mulch\nWhat does it mean?" and front.title == "Word: Mulch"
    assert back.question.startswith("A layer over") and "Mulch" not in back.title + back.question
    assert back.after == ("word-mulch",) and back.title == "Word? A layer over the soil …"
    assert told(term_of(back)) == "Mulch\nUsually: 5 cm"
    assert told(term_of(catalog.drill("word-till"))) == "To turn the soil."


def test_the_file_itself_is_no_drill(folder):
    catalog = loaded(folder, TERMS)
    with pytest.raises(UnknownDrill):
        catalog.drill("words")
    with pytest.raises(UnknownDrill):
        load_one("words", folder.pack)
    assert load_one("word-till.back", folder.pack) == catalog.drill("word-till.back")


def test_they_are_the_same_from_the_index(folder):
    read = loaded(folder, TERMS).drills
    folder.settle()
    load_catalog([folder.pack])
    kept = load_catalog([folder.pack]).drills
    assert all(isinstance(drill, IndexedDrill) for drill in kept) and kept == read


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('id = "word-till"', 'id = "word-mulch"', 15, "the terms' ids must differ"),
        ('"To turn the soil."', '"A layer over the soil that keeps it damp."', 17, "the terms' meanings must differ"),
        ('word = "Till"', 'wrod = "Till"', 16, 'did you mean "word"'),
        ('id = "word-till"', 'id = "Word Till"', 15, "lower-case words"),
    ],
)
def test_a_slip_has_its_line_and_what_is_right(old, new, line, words, folder):
    assert TERMS.count(old) == 1
    catalog = loaded(folder, TERMS.replace(old, new))
    assert catalog.drills == ()
    (error,) = catalog.errors
    assert isinstance(error, ContentError) and (error.line, words in str(error)) == (line, True), str(error)


def test_an_id_that_is_taken_is_left_out_and_said(folder):
    folder.drill("dig")
    catalog = loaded(folder, TERMS.replace('"word-till"', '"dig"'))
    assert [drill.kind for drill in catalog.drills if drill.id == "dig"] == ["code"]
    assert any('"dig" is the id of' in str(error) for error in catalog.errors)


def test_lint_finds_a_meaning_that_uses_its_word(folder):
    def found(text):
        return [one for drill in loaded(folder, text).drills for one in lint_term(drill)]

    assert found(TERMS) == []
    (finding,) = found(TERMS.replace("To turn the soil", "To till the soil"))
    assert finding.line == 15 and 'the meaning of "Till" uses the word itself' in finding.message


def test_the_built_in_terms_and_symbols(catalog):
    cards = catalog.of_kind("term")
    terms = [one for one in cards if one.id.startswith("term-")]
    symbols = [one for one in cards if one.id.startswith("symbol-")]
    assert (len(terms), len(symbols)) == (2 * 16, 2 * 22) and len(cards) == 76
    assert {one.level for one in cards} == {"could"} and {one.section for one in cards} == {"T"}
    assert [one.id for one in symbols if not term_of(one).term.value] == ["symbol-sum", "symbol-sum.back"]
    assert [str(found) for drill in cards for found in lint_term(drill)] == []


def test_figures_of_symbols(catalog):
    def value(name):
        return term_of(catalog.drill(name)).term.value

    assert f"{10_000 / 0.95:,.0f}" in value("symbol-cost-per-resolved")
    assert f"{5 * 4 * 2} calls" in value("symbol-b-depth")


def test_another_kind_has_no_term(catalog):
    with pytest.raises(TypeError, match="is a code drill"):
        term_of(catalog.drill("react-loop"))
