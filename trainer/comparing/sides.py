"""The two sides beside each other: which lines of the program do the work of which of the reference."""

from __future__ import annotations

import ast
import difflib
import functools
from dataclasses import dataclass, field

from trainer.catalog.models import Snippet
from trainer.comparing.canonical.program import is_demo
from trainer.comparing.features import Traits, entries_of, traits_of
from trainer.comparing.matching import Matching, match, share_of
from trainer.comparing.models import Different

_STRONG = 0.34
"""A line joins another from this share of the votes of the most wanted one on."""


@dataclass(frozen=True)
class Sides:
    """The alignment; see `Comparison` for its parts. Without `matching` the lines were compared as text."""

    pairs: dict[int, tuple[int, ...]]
    same: frozenset[int]
    hidden: frozenset[int]
    extra: tuple[tuple[int, int], ...]
    matching: Matching | None = field(default=None)

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


def sides_of(snippet: Snippet, text: str) -> Sides:
    """Align a program with its reference. Text that is no Python, or nested too deeply, is compared line by line."""
    hidden = hidden_lines(snippet)
    try:
        tree = ast.parse(text)
        entries, reference = _reference(snippet.text)
        program = traits_of(tree, entries)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return _line_by_line(snippet, text, hidden)
    matching = match(reference, program)
    pairs = {line: _elected(matching, line) for line in sorted(matching.votes) if line not in hidden}
    same = _same_lines(snippet.text, text, pairs)
    return Sides(pairs, same, hidden, _extra(tree, pairs, text), matching)


@functools.lru_cache(maxsize=16)
def _reference(text: str) -> tuple[frozenset[str], list[Traits]]:
    tree = ast.parse(text)
    entries = entries_of(tree)
    return entries, traits_of(tree, entries)


def hidden_lines(snippet: Snippet) -> frozenset[int]:
    """The reference's lines that nobody has to type: given code, the demo, imports of the fake."""
    hidden: set[int] = set()
    if snippet.given_lines is not None:
        hidden.update(range(snippet.given_lines[0], snippet.given_lines[1] + 1))
    for node in ast.parse(snippet.text).body:
        if is_demo(node) or (isinstance(node, ast.ImportFrom) and node.module == "fake"):
            hidden.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return frozenset(hidden)


def _elected(matching: Matching, line: int) -> tuple[int, ...]:
    votes = matching.votes[line]
    most = max(votes.values())
    return tuple(sorted(place for place, count in votes.items() if count >= _STRONG * most))


def _same_lines(reference: str, text: str, pairs: dict[int, tuple[int, ...]]) -> frozenset[int]:
    ours, theirs = reference.split("\n"), text.split("\n")
    return frozenset(
        line
        for line, places in pairs.items()
        if any(_bare(theirs[place - 1]) == _bare(ours[line - 1]) for place in places if place <= len(theirs))
    )


def _bare(line: str) -> str:
    return "".join(line.partition("  #")[0].split()).replace("'", '"')


def _extra(tree: ast.Module, pairs: dict[int, tuple[int, ...]], text: str) -> tuple[tuple[int, int], ...]:
    """Ranges of the program's statements that stand beside nothing of the reference."""
    used = {place for places in pairs.values() for place in places}
    own: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.stmt) or isinstance(node, _FRAMES) or _is_docstring(node):
            continue
        end = _header_end(node)
        lines = range(node.lineno, end + 1)
        if not used.intersection(lines):
            own.update(lines)
    for statement in tree.body:
        if is_demo(statement):
            own.difference_update(range(statement.lineno, (statement.end_lineno or 0) + 1))
    return _ranges(sorted(own), text)


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
    ours = [_bare(line) for line in snippet.text.split("\n")]
    theirs = [_bare(line) for line in text.split("\n")]
    pairs: dict[int, tuple[int, ...]] = {}
    for block in difflib.SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks():
        for step in range(block.size):
            if ours[block.a + step] and block.a + step + 1 not in hidden:
                pairs[block.a + step + 1] = (block.b + step + 1,)
    return Sides(pairs, frozenset(pairs), hidden, ())
