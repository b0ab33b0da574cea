"""The labelled faults: which landmark each wrong program misses, and faults put together from the drills' mistakes."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import tomli

from trainer.catalog.models import Drill
from trainer.catalog.snippets import mistake_text

LABELS = Path(__file__).with_name("labels.toml")


class Label(NamedTuple):
    """What has to be named: one of each group. Two groups are two faults."""

    groups: tuple[frozenset[str], ...]


def labels() -> dict[str, dict[str, Label]]:
    """The labels by drill and by the program's stem."""
    data = tomli.loads(LABELS.read_text(encoding="utf-8"))
    return {drill: {stem: read_label(text) for stem, text in programs.items()} for drill, programs in data.items()}


def read_label(text: str) -> Label:
    """A label as it is written: `a | b`, `a + b`."""
    return Label(tuple(frozenset(one.strip() for one in group.split("|")) for group in text.split("+")))


def mistakes_together(drill: Drill, landmark_of: dict[str, str]) -> Iterator[tuple[Label, tuple[int, ...], str]]:
    """Programs with two of the drill's mistakes, of different landmarks, with all local names changed."""
    for one, other in itertools.combinations(drill.mistakes, 2):
        marks = [landmark_of.get(one.check, ""), landmark_of.get(other.check, "")]
        if one.twist != other.twist or marks[0] == marks[1]:
            continue
        text = mistake_text(drill, one)
        if text.count(other.find) == 1:
            twists = () if one.twist is None else (one.twist,)
            yield (
                Label(tuple(frozenset([mark]) for mark in marks)),
                twists,
                renamed(text.replace(other.find, other.replace)),
            )


def renamed(text: str) -> str:
    """The program with other names for its local variables, and without its comments.

    A name that is also a parameter, a field of a class or a name of the module somewhere keeps standing: callers, and
    the scenarios, know it.
    """
    tree = ast.parse(text)
    kept = _names_known_outside(tree)
    names: dict[str, str] = {}
    for function in ast.walk(tree):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for node in ast.walk(function):
                name = _bound_name(node)
                if name and name not in kept:
                    names.setdefault(name, f"value_{len(names)}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = names.get(node.id, node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            node.name = names.get(node.name, node.name)
        elif isinstance(node, (ast.Nonlocal, ast.Global)):
            node.names = [names.get(name, name) for name in node.names]
    return ast.unparse(tree) + "\n"


def _bound_name(node: ast.AST) -> str | None:
    """The name that a node gives to a value, if it does."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        return node.id
    return node.name if isinstance(node, ast.ExceptHandler) else None


def _names_known_outside(tree: ast.Module) -> set[str]:
    """The parameters of all functions, and what stands at the top of the module or of a class."""
    parameters = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, (ast.Module, ast.ClassDef))]
    simple = (ast.Assign, ast.AnnAssign, ast.AugAssign)
    statements = [statement for body in bodies for statement in body if isinstance(statement, simple)]
    return parameters.union(
        node.id
        for statement in statements
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
