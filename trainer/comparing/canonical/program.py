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
    """A parsed program. `methods` are found by name alone: two classes rarely share one in a small program."""

    tree: ast.Module
    functions: dict[str, Function] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    imports: dict[str, str] = field(default_factory=dict)
    attribute_sets: Counter[str] = field(default_factory=Counter)

    def usage_of(self, node: ast.AST) -> Usage:
        """The counts for a function or the module; worked out anew each time, ask once."""
        usage = Usage()
        for child in ast.walk(node):
            if isinstance(child, ast.Name):
                if isinstance(child.ctx, ast.Load):
                    usage.reads[child.id] += 1
                else:
                    usage.sets[child.id] += 1
            elif isinstance(child, ast.AugAssign) and isinstance(child.target, ast.Name):
                usage.sets[child.target.id] += 1
            elif isinstance(child, (ast.Nonlocal, ast.Global)):
                usage.sets.update(child.names)
            elif isinstance(child, ast.arg):
                usage.sets[child.arg] += 1
        return usage


def read_program(tree: ast.Module) -> Program:
    """The definitions of a parsed program."""
    program = Program(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            program.classes.setdefault(node.name, node)
            for part in node.body:
                if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    program.methods.setdefault(part.name, part)
        elif isinstance(node, ast.Import):
            program.imports.update({(name.asname or name.name): name.name for name in node.names})
        elif isinstance(node, ast.ImportFrom):
            program.imports.update({(name.asname or name.name): f"{node.module}.{name.name}" for name in node.names})
        elif isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            program.attribute_sets[node.attr] += 1
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute):
            program.attribute_sets[node.target.attr] += 1
    for statement in tree.body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            program.functions[statement.name] = statement
    return program


def is_demo(node: ast.stmt) -> bool:
    """Whether a statement is the demo under the main guard."""
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Compare)
        and any(isinstance(part, ast.Name) and part.id == "__name__" for part in ast.walk(node.test))
    )


def parameters(function: Function) -> list[str]:
    """The names of a function's parameters, in order."""
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *([arguments.vararg] if arguments.vararg else [])]
    return [one.arg for one in [*every, *arguments.kwonlyargs, *([arguments.kwarg] if arguments.kwarg else [])]]
