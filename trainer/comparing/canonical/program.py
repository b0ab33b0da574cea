"""What a program defines: functions, classes, imports, and how often each name and attribute is set and used."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass, field

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Scoped = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@dataclass
class Usage:
    """How often names are set and read in a function, those within it included."""

    sets: Counter[str] = field(default_factory=Counter)
    reads: Counter[str] = field(default_factory=Counter)


@dataclass
class Program:
    """A parsed program of `size` nodes. `methods` are found by name alone: two classes rarely share one in a small
    program. `usages` are by the `id` of the module's and the functions' nodes."""

    tree: ast.Module
    size: int = 0
    functions: dict[str, Function] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    imports: dict[str, str] = field(default_factory=dict)
    attribute_sets: Counter[str] = field(default_factory=Counter)
    usages: dict[int, Usage] = field(default_factory=dict)


def read_program(tree: ast.Module) -> Program:
    """The definitions of a parsed program, in one walk."""
    program = Program(tree)
    program.usages[id(tree)] = Usage()
    waiting: list[tuple[ast.AST, tuple[Usage, ...]]] = [(tree, (program.usages[id(tree)],))]
    while waiting:
        node, around = waiting.pop()
        program.size += 1
        if isinstance(node, Scoped):
            program.usages[id(node)] = Usage()
            around = (*around, program.usages[id(node)])
        _note(program, node, around)
        for value in node.__dict__.values():
            if isinstance(value, ast.AST):
                # Operators and contexts have no fields; they are half of all nodes.
                if value._fields:
                    waiting.append((value, around))
            elif isinstance(value, list):
                waiting.extend((one, around) for one in value if isinstance(one, ast.AST))
    for statement in tree.body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            program.functions[statement.name] = statement
    return program


def _note(program: Program, node: ast.AST, around: tuple[Usage, ...]) -> None:
    if isinstance(node, ast.Name):
        for usage in around:
            (usage.reads if isinstance(node.ctx, ast.Load) else usage.sets)[node.id] += 1
    elif isinstance(node, ast.Attribute):
        if not isinstance(node.ctx, ast.Load):
            program.attribute_sets[node.attr] += 1
    elif isinstance(node, (ast.arg, ast.AugAssign, ast.Nonlocal, ast.Global)):
        for usage in around:
            usage.sets.update(_set_again(node))
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute):
            program.attribute_sets[node.target.attr] += 1
    elif isinstance(node, ast.ClassDef):
        _note_class(program, node)
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        _note_import(program, node)


def _set_again(node: ast.arg | ast.AugAssign | ast.Nonlocal | ast.Global) -> list[str]:
    """The names that a node sets beside those that stand in it as targets."""
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, ast.AugAssign):
        return [node.target.id] if isinstance(node.target, ast.Name) else []
    return node.names


def _note_class(program: Program, node: ast.ClassDef) -> None:
    program.classes.setdefault(node.name, node)
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
            program.methods.setdefault(part.name, part)


def _note_import(program: Program, node: ast.Import | ast.ImportFrom) -> None:
    before = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
    program.imports.update({name.asname or name.name: before + name.name for name in node.names})


def is_demo(node: ast.stmt) -> bool:
    """Whether a statement is the demo under the main guard."""
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Compare)
        and any(
            isinstance(part, ast.Name) and part.id == "__name__" for part in [node.test.left, *node.test.comparators]
        )
    )


def parameters(function: Function) -> list[str]:
    """The names of a function's parameters, in order."""
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *([arguments.vararg] if arguments.vararg else [])]
    return [one.arg for one in [*every, *arguments.kwonlyargs, *([arguments.kwarg] if arguments.kwarg else [])]]
