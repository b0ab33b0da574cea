"""Loading a snippet: its marks are read and taken off, its given code is cut out."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path

from trainer.catalog.errors import ContentError, nearest, raise_together
from trainer.catalog.models import Drill, Mistake, Snippet
from trainer.catalog.toml_reading import parse_toml, read_text

GAP = "___"
_MARK = re.compile(r"#:\s*([a-z][a-z0-9_]*)\s*")


def load_snippet(path: Path) -> Snippet:
    """The reference program in the file `path`.

    Raises:
        ContentError: the file cannot be read, is no Python, or has a mark that cannot be understood.
    """
    lines = _lines(read_text(path))
    _refuse_no_python(path, lines)
    marks = _marks(path, lines)
    raise_together(_mark_faults(path, lines, marks))
    given_from, given_to = (next((n for n, (_, name) in marks.items() if name == end), 0) for end in ("given", "end"))
    shown: list[str] = []
    landmarks: dict[str, tuple[int, ...]] = {}
    for number, line in enumerate(lines, start=1):
        if number in (given_from, given_to):
            continue
        bare = line
        if number in marks:
            column, name = marks[number]
            bare = line[:column].rstrip()
            landmarks[name] = (*landmarks.get(name, ()), len(shown) + 1)
        shown.append(bare)
    text = _joined(shown)
    if not given_from:
        return Snippet(text, landmarks)
    first, last = given_from, given_to - 2
    return Snippet(text, landmarks, _joined(shown[first - 1 : last]), (first, last))


def program_of(snippet: Snippet) -> Snippet:
    """The snippet as a learner would type it: without the given code and without the demo under
    `if __name__ == "__main__":`. Its landmarks are counted in the lines of its own text."""
    hidden = {*_given_numbers(snippet), *_demo_numbers(snippet.text)}
    return _without(snippet, hidden)


def program_text(snippet: Snippet) -> str:
    """What a learner would type: the text without the given code and the demo."""
    return program_of(snippet).text


def gap_text(snippet: Snippet, landmarks: Iterable[str]) -> str:
    """The snippet's text with every line of these landmarks replaced by a gap, `___`, as far indented.

    The number of lines stays the same. Landmarks without lines here (those of a twist) change nothing.
    Blank the program alone, without given code and demo, with `gap_text(program_of(snippet), ...)`.
    """
    blanked = {number for landmark in landmarks for number in snippet.landmarks.get(landmark, ())}
    return _joined(
        f"{line[: len(line) - len(line.lstrip())]}{GAP}" if number in blanked else line
        for number, line in enumerate(_lines(snippet.text), start=1)
    )


def mistake_text(drill: Drill, mistake: Mistake) -> str:
    """The reference, without its given code, with the edit of `mistake` made: a program that must fail.

    Raises:
        ContentError: the reference cannot be loaded, or does not hold the text to replace exactly once.
    """
    path = drill.snippet_path(mistake.twist)
    snippet = load_snippet(path)
    text = _without(snippet, set(_given_numbers(snippet))).text
    times = text.count(mistake.find)
    if times != 1:
        found = f"does not occur{_nearest_line(mistake.find, text)}" if times == 0 else f"occurs {times} times"
        message = f"this text must occur exactly once in {path.name} (marks and given code taken off); it {found}"
        raise parse_toml(drill.path).error(("mistakes", drill.mistakes.index(mistake), "find"), message)
    return text.replace(mistake.find, mistake.replace)


def _nearest_line(wanted: str, text: str) -> str:
    """The line of the text that is most like the longest one of `wanted`, for a sentence."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    longest = max((line.strip() for line in wanted.split("\n")), key=len)
    bare = "".join(longest.split())
    # Spaces are what is most often not as in the file.
    found = [line for line in lines if bare in "".join(line.split())] or nearest(longest, lines, most=1)
    return f"; the nearest line is `{found[0]}`" if found else ""


def _marks(path: Path, lines: list[str]) -> dict[int, tuple[int, str]]:
    """Line number to column and name of the mark in it. Only true comments count, not texts that hold `#:`."""
    # Loading the tokenizer takes time that only a command which shows or compares snippets needs.
    import tokenize

    marks: dict[int, tuple[int, str]] = {}
    errors: list[ContentError] = []
    for token in tokenize.generate_tokens(io.StringIO(_joined(lines)).readline):
        if token.type != tokenize.COMMENT or not token.string.startswith("#:"):
            continue
        number, column = token.start
        mark = _MARK.fullmatch(token.string)
        if mark:
            marks[number] = (column, mark[1])
        else:
            message = f'"{token.string}" is no mark: after "#:" stands one landmark\'s id, "given" or "end".'
            errors.append(ContentError(path, number, message))
    raise_together(errors)
    return marks


def _refuse_no_python(path: Path, lines: list[str]) -> None:
    try:
        compile(_joined(lines), str(path), "exec", dont_inherit=True)
    except SyntaxError as error:
        raise ContentError(path, error.lineno, f"This is no Python: {error.msg}.") from None
    except (ValueError, RecursionError, MemoryError) as error:
        # Zero bytes in the text, up to Python 3.11; nested deeper than the parser goes.
        raise ContentError(path, None, f"This is no Python: {str(error) or 'it is nested too deeply'}.") from None


def _mark_faults(path: Path, lines: list[str], marks: dict[int, tuple[int, str]]) -> list[ContentError]:
    faults: dict[int, str] = {}
    opened = closed = 0
    for number, (column, name) in marks.items():
        alone = not lines[number - 1][:column].strip()
        inside = bool(opened) and not closed
        if name in ("given", "end"):
            if not alone or column:
                faults[number] = f'"#: {name}" must stand alone in its line, not indented.'
            elif name == "given" and opened:
                faults[number] = "There can be only one block of given code."
            elif name == "end" and not inside:
                faults[number] = 'There is no "#: given" before this "#: end".'
            elif name == "end" and not _joined(lines[opened : number - 1]).strip():
                faults[number] = 'There is no code between "#: given" and "#: end".'
            opened, closed = (number, closed) if name == "given" else (opened, number)
        elif alone:
            faults[number] = f'The mark of "{name}" must stand at the end of a line of code.'
        elif inside:
            faults[number] = f'Given code is never missed, so it has no landmarks: take "{name}" away.'
    if opened and not closed:
        faults.setdefault(opened, 'There is no "#: end" after this "#: given".')
    return [ContentError(path, number, message) for number, message in faults.items()]


def _given_numbers(snippet: Snippet) -> range:
    if snippet.given_lines is None:
        return range(0)
    first, last = snippet.given_lines
    return range(first, last + 1)


def _demo_numbers(text: str) -> Iterable[int]:
    # As with the tokenizer: most commands never get here.
    import ast

    from trainer.catalog.parsing import parsed

    for node in parsed(text).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) in (
            "__name__ == '__main__'",
            "'__main__' == __name__",
        ):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _without(snippet: Snippet, hidden: set[int]) -> Snippet:
    """The snippet without the lines of these numbers, two empty lines where they left a wider hole."""
    kept: list[str] = []
    moved: dict[int, int] = {}
    for number, line in enumerate(_lines(snippet.text), start=1):
        if number in hidden:
            continue
        after_hole = number > 1 and number - 1 not in moved
        if after_hole and not line.strip():
            continue
        if after_hole:
            _close_hole(kept)
        kept.append(line)
        moved[number] = len(kept)
    while kept and not kept[-1].strip():
        kept.pop()
    landmarks = {
        name: tuple(moved[number] for number in numbers if number in moved)
        for name, numbers in snippet.landmarks.items()
    }
    return Snippet(_joined(kept), {name: numbers for name, numbers in landmarks.items() if numbers})


def _close_hole(kept: list[str]) -> None:
    while kept and not kept[-1].strip():
        kept.pop()
    if kept:
        kept.extend(("", ""))


def _lines(text: str) -> list[str]:
    # Not `splitlines`: it also splits at form feeds and the like, which may stand in a text.
    return text.removesuffix("\n").split("\n")


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
