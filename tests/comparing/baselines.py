"""What a plain diff would call missed: a landmark of which a line has no equal, or whose nodes are not there."""

from __future__ import annotations

import ast
import difflib
from collections import Counter

from trainer.catalog.models import Snippet

NODES_THERE = 0.6


def by_lines(snippet: Snippet, text: str) -> set[str]:
    """Landmarks that a line diff marks."""
    ours, theirs = ([line.strip() for line in one.split("\n")] for one in (snippet.text, text))
    blocks = difflib.SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks()
    equal = {block.a + step + 1 for block in blocks for step in range(block.size)}
    return {name for name, lines in snippet.landmarks.items() if not equal.issuperset(lines)}


def by_tree(snippet: Snippet, text: str) -> set[str]:
    """Landmarks that a comparison of the raw syntax trees marks: too few of their nodes stand in the same order."""
    ours, theirs = _nodes(snippet.text), _nodes(text)
    blocks = difflib.SequenceMatcher(None, [one for one, _ in ours], [one for one, _ in theirs], autojunk=False)
    found, wanted = Counter[int](), Counter[int]()
    equal = {block.a + step for block in blocks.get_matching_blocks() for step in range(block.size)}
    for position, (_, line) in enumerate(ours):
        wanted[line] += 1
        found[line] += position in equal
    return {
        name
        for name, lines in snippet.landmarks.items()
        if sum(found[line] for line in lines) < NODES_THERE * sum(wanted[line] for line in lines)
    }


def _nodes(text: str) -> list[tuple[str, int]]:
    """The nodes of the tree, depth first, each with its kind, its name or value, and its line."""
    nodes: list[tuple[str, int]] = []

    def visit(node: ast.AST) -> None:
        line = getattr(node, "lineno", None)
        if line is not None:
            plain = [value for value in node.__dict__.values() if isinstance(value, (str, int, float))]
            named = plain[0] if plain and isinstance(node, (ast.Name, ast.Attribute, ast.Constant, ast.arg)) else ""
            nodes.append((f"{type(node).__name__} {named}", line))
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(text))
    return nodes
