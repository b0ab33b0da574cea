"""The two sides beside each other: which lines of the program do the work of which of the reference."""

from __future__ import annotations

import ast
import difflib
import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from trainer.catalog.models import Snippet
from trainer.catalog.parsing import parsed
from trainer.comparing.canonical.program import is_demo
from trainer.comparing.features import Traits, entries_of, traits_of, weights_of
from trainer.comparing.matching import Matching, match, share_of
from trainer.comparing.models import Different

_STRONG = 0.34
"""A line joins another from this share of the votes of the most wanted one on."""
MOST_LINES = 2_000
MOST_CHARACTERS = 100_000
"""Of a program that is aligned: each of its statements is held against each of the reference."""


@dataclass(frozen=True)
class Sides:
    """The alignment; see `Comparison` for its parts. Without `matching` the lines were compared as text."""

    pairs: dict[int, tuple[int, ...]]
    same: frozenset[int]
    hidden: frozenset[int]
    extra: tuple[tuple[int, int], ...]
    matching: Matching | None = None

    def share(self, lines: tuple[int, ...]) -> float:
        """How much of these lines of the reference is there, 0 to 1; 0.5 where nothing can be said."""
        return 0.5 if self.matching is None else share_of(self.matching, lines)

    def nearest(self, lines: tuple[int, ...]) -> tuple[int, ...]:
        """The program's lines that come nearest to these of the reference."""
        return tuple(sorted({place for line in lines for place in self.pairs.get(line, ())}))

    def different(self, snippet: Snippet, fallen: set[str]) -> tuple[Different, ...]:
        """The landmarks, those fallen left out, that are there in other words."""
        return tuple(
            Different(name, lines, self.nearest(lines))
            for name, lines in snippet.landmarks.items()
            if name not in fallen and not self.same.issuperset(lines)
        )


class _Reference(NamedTuple):
    """What is worked out of a reference once."""

    entries: frozenset[str]
    traits: list[Traits]
    weights: dict[str, float]
    hidden: frozenset[int]


def sides_of(snippet: Snippet, text: str) -> Sides:
    """Align a program with its reference. Text that is no Python, or nested too deeply, is compared line by line; one
    that is longer than `MOST_LINES` or `MOST_CHARACTERS` not at all."""
    reference = _reference(snippet.text, snippet.given_lines)
    if len(text) > MOST_CHARACTERS or text.count("\n") > MOST_LINES:
        return Sides({}, frozenset(), reference.hidden, ())
    try:
        tree = parsed(text)
        program = traits_of(tree, reference.entries)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return _line_by_line(snippet, text, reference.hidden)
    matching = match(reference.traits, program, reference.weights)
    pairs = {line: _elected(matching, line) for line in sorted(matching.votes) if line not in reference.hidden}
    more, given = _equal_beside(snippet.text, text, pairs, reference.hidden)
    pairs |= more
    same = _same_lines(snippet.text, text, pairs)
    return Sides(pairs, same, reference.hidden, _extra(tree, pairs, given, text), matching)


@functools.lru_cache(maxsize=16)
def _reference(text: str, given_lines: tuple[int, int] | None) -> _Reference:
    tree = parsed(text)
    entries = entries_of(tree)
    traits = traits_of(tree, entries)
    return _Reference(entries, traits, weights_of(traits), _hidden_lines(tree, given_lines))


def _hidden_lines(tree: ast.Module, given_lines: tuple[int, int] | None) -> frozenset[int]:
    """The reference's lines that nobody has to type: given code, the demo, imports of the fake."""
    hidden: set[int] = set()
    if given_lines is not None:
        hidden.update(range(given_lines[0], given_lines[1] + 1))
    for node in tree.body:
        if is_demo(node) or (isinstance(node, ast.ImportFrom) and node.module == "fake"):
            hidden.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return frozenset(hidden)


def _elected(matching: Matching, line: int) -> tuple[int, ...]:
    votes = matching.votes[line]
    most = max(votes.values())
    return tuple(sorted(place for place, count in votes.items() if count >= _STRONG * most))


def _equal_beside(
    reference: str, text: str, pairs: dict[int, tuple[int, ...]], hidden: frozenset[int]
) -> tuple[dict[int, tuple[int, ...]], frozenset[int]]:
    """Pairs of what is left on both sides and reads the same (a `def`, a `try`, a name that the canonical form sees
    through), and the program's lines that repeat what nobody has to type."""
    used = {place for places in pairs.values() for place in places}
    more: dict[int, tuple[int, ...]] = {}
    given: set[int] = set()
    for line, place in _equal_lines(reference, text):
        if line in hidden:
            given.add(place)
        elif line not in pairs and place not in used:
            more[line] = (place,)
    return more, frozenset(given)


def _same_lines(reference: str, text: str, pairs: dict[int, tuple[int, ...]]) -> frozenset[int]:
    ours, theirs = reference.split("\n"), text.split("\n")
    return frozenset(
        line
        for line, places in pairs.items()
        if any(_bare(theirs[place - 1]) == _bare(ours[line - 1]) for place in places if place <= len(theirs))
    )


def _bare(line: str) -> str:
    return "".join(line.partition("  #")[0].split()).replace("'", '"')


def _extra(
    tree: ast.Module, pairs: dict[int, tuple[int, ...]], given: frozenset[int], text: str
) -> tuple[tuple[int, int], ...]:
    """Ranges of the program's statements that stand beside nothing of the reference."""
    used = given.union(*pairs.values())
    own: set[int] = set()
    waiting = [node for node in tree.body if not is_demo(node)]
    while waiting:
        node = waiting.pop()
        waiting += _within(node)
        if isinstance(node, _FRAMES) or _is_docstring(node):
            continue
        lines = range(node.lineno, _header_end(node) + 1)
        if not used.intersection(lines):
            own.update(lines)
    return _ranges(sorted(own), text)


def _within(node: ast.stmt) -> list[ast.stmt]:
    """The statements in the blocks of a statement."""
    blocks = [getattr(node, name, []) for name in ("body", "orelse", "finalbody")]
    blocks += [part.body for name in ("handlers", "cases") for part in getattr(node, name, [])]
    return [statement for block in blocks for statement in block]


_FRAMES = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Pass, ast.Try)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _header_end(node: ast.stmt) -> int:
    body = getattr(node, "body", None) or getattr(node, "cases", None)
    if not isinstance(body, list) or not body:
        return node.end_lineno or node.lineno
    first = body[0].pattern if isinstance(body[0], ast.match_case) else body[0]
    return max(node.lineno, int(first.lineno) - 1)


def _ranges(lines: list[int], text: str) -> tuple[tuple[int, int], ...]:
    """Runs of lines, blank lines and comments between two of them left aside."""
    texts = text.split("\n")
    ranges: list[tuple[int, int]] = []
    for line in lines:
        between = texts[ranges[-1][1] : line - 1] if ranges else [""]
        if ranges and all(not one.strip() or one.strip().startswith("#") for one in between):
            ranges[-1] = (ranges[-1][0], line)
        else:
            ranges.append((line, line))
    return tuple(ranges)


def _line_by_line(snippet: Snippet, text: str, hidden: frozenset[int]) -> Sides:
    pairs: dict[int, tuple[int, ...]] = {
        line: (place,) for line, place in _equal_lines(snippet.text, text) if line not in hidden
    }
    return Sides(pairs, frozenset(pairs), hidden, ())


def _equal_lines(reference: str, text: str) -> Iterator[tuple[int, int]]:
    """The lines of the reference that are not blank, and those of the program that read the same, in one order."""
    ours, theirs = ([_bare(line) for line in side.split("\n")] for side in (reference, text))
    for block in difflib.SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks():
        for step in range(block.size):
            if ours[block.a + step]:
                yield block.a + step + 1, block.b + step + 1
