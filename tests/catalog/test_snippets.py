"""Loading a snippet: marks, given code, gaps, mistakes."""

from __future__ import annotations

import pytest

from trainer.catalog.drills import load_drill
from trainer.catalog.errors import ContentError
from trainer.catalog.snippets import gap_text, load_snippet, mistake_text, program_of, program_text


def refused(path):
    with pytest.raises(ContentError) as caught:
        load_snippet(path)
    return caught.value


def test_marks_never_reach_the_text(folder):
    snippet = load_snippet(folder.snippet("water"))
    assert snippet.text == (
        '"""Water the garden."""\n'
        "\n"
        "LITRE = 1.0  # what a can holds\n"
        "\n"
        "\n"
        "def water(beds, litres=3):\n"
        "    total = 0.0\n"
        "    for bed in beds:\n"
        '        bed.append("#: every_bed")  # not a mark\n'
        "        total += litres * LITRE\n"
        "    return total\n"
        "\n"
        "\n"
        'if __name__ == "__main__":\n'
        "    print(water([[], []]))\n"
    )
    assert snippet.landmarks == {"every_bed": (8,), "total": (11,)}
    assert (snippet.given, snippet.given_lines) == ("LITRE = 1.0  # what a can holds\n", (3, 3))


def test_the_program_is_without_given_code_and_demo(folder):
    snippet = load_snippet(folder.snippet("water"))
    program = program_of(snippet)
    assert program.text == program_text(snippet)
    assert program.text.startswith('"""Water the garden."""\n\n\ndef water(')
    assert program.text.endswith("    return total\n")
    lines = program.text.splitlines()
    assert {name: [lines[n - 1].strip() for n in numbers] for name, numbers in program.landmarks.items()} == {
        "every_bed": ["for bed in beds:"],
        "total": ["return total"],
    }
    assert program.given == "" and program.given_lines is None


def test_a_program_that_begins_with_given_code(folder):
    path = folder.snippet("p", "#: given\nclass A:\n\n    x = 1\n#: end\n\n\ny = A.x  #: use\n")
    snippet = load_snippet(path)
    assert snippet.given_lines == (1, 3)
    assert snippet.given == "class A:\n\n    x = 1\n"
    assert program_text(snippet) == "y = A.x\n"


def test_one_landmark_may_have_many_lines_and_stand_in_a_long_statement(folder):
    snippet = load_snippet(folder.snippet("p", "x = [\n    1,  #: one\n    2,\n    3,  #: one\n]  #: all\n"))
    assert snippet.landmarks == {"one": (2, 4), "all": (5,)}


def test_texts_over_many_lines_hold_no_marks(folder):
    text = 'x = """\n#: given\na  #: b\n\x0c\n#: end\n"""\n'
    snippet = load_snippet(folder.snippet("p", text))
    assert (snippet.text, snippet.landmarks, snippet.given) == (text, {}, "")
    assert program_text(snippet) == text


def test_gaps_keep_the_indentation_and_the_number_of_lines(folder):
    snippet = load_snippet(folder.snippet("water"))
    gaps = gap_text(snippet, ["every_bed", "of_a_twist"]).splitlines()
    whole = snippet.text.splitlines()
    assert [n for n in range(len(whole)) if gaps[n] != whole[n]] == [7]
    assert len(gaps) == len(whole)
    assert gaps[7] == "    ___"
    assert gap_text(program_of(snippet), snippet.landmarks).count("___") == 2


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("x = 1  #: two words\n", 1, "no mark"),
        ("x = 1\n#: lonely\n", 2, "end of a line of code"),
        ("x = 1\n#: given\ny = 2\n", 2, '"#: end" after'),
        ("x = 1\n#: end\n", 2, '"#: given" before'),
        ("#: given\n\n#: end\nx = 1\n", 3, "no code between"),
        ("#: given\nx = 1  #: mark\n#: end\n", 2, "no landmarks"),
        ("#: given\nx = 1\n#: end\n#: given\ny = 1\n#: end\n", 4, "only one block"),
        ("x = 1  #: given\n", 1, "stand alone"),
        ("x = 1\nif x\n    pass\n", 2, "no Python"),
        ("x = (\n", 1, "no Python"),
        ("if 1:\n        x = 1\n    y = 2\n", 3, "no Python"),
    ],
)
def test_a_fault_has_its_line(folder, text, line, words):
    path = folder.snippet("p", text)
    error = refused(path)
    assert (error.path, error.line) == (path, line)
    assert words in error.message


def test_a_mistake_is_an_edit_of_the_reference(folder):
    folder.snippet("water")
    drill = load_drill(folder.drill("water"), folder.pack)
    text = mistake_text(drill, drill.mistakes[0])
    assert "    for bed in beds[:1]:\n" in text
    assert "LITRE = 1.0" not in text
    compile(text, "water.py", "exec")


def test_a_mistake_of_a_twist_is_an_edit_of_its_reference(folder):
    folder.snippet("water_twist1", "for bed in beds:\n    pass\n")
    change = ('say = "You watered', 'twist = 1\nsay = "You watered')
    drill = load_drill(folder.drill("water", change=change), folder.pack)
    assert mistake_text(drill, drill.mistakes[0]) == "for bed in beds[:1]:\n    pass\n"


@pytest.mark.parametrize(("program", "words"), [("x = 1\n", "does not occur"), ("# for bed in beds\n" * 2, "2 times")])
def test_a_mistake_replaces_what_occurs_once(folder, program, words):
    folder.snippet("water", program)
    path = folder.drill("water")
    drill = load_drill(path, folder.pack)
    with pytest.raises(ContentError, match=words) as caught:
        mistake_text(drill, drill.mistakes[0])
    assert path.read_text().splitlines()[caught.value.line - 1].startswith("find = ")
