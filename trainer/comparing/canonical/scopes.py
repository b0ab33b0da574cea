"""Where a walk through a program stands: what names mean here, and under which conditions this line is reached."""

from __future__ import annotations

from dataclasses import dataclass, field

from trainer.comparing.canonical.program import Function, Usage
from trainer.comparing.canonical.terms import Term


@dataclass(frozen=True)
class Unit:
    """A statement or a condition: `root` says what it does, `context` under which circumstances."""

    root: Term
    context: tuple[str, ...]


@dataclass
class Scope:
    """A function being walked. Names are looked up here, then in `outer`.

    `tail` tells whether what is returned here is what the entry function returns; else `returned` gathers the values.
    """

    usage: Usage
    outer: Scope | None = None
    names: dict[str, Term] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    tail: bool = True
    returned: list[Term] = field(default_factory=list)

    def lookup(self, name: str) -> Term | None:
        """What a name stands for, None where it is not known."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.outer
        return None

    def function(self, name: str) -> Function | None:
        """The function that a name is, defined in here or around."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.functions:
                return scope.functions[name]
            scope = scope.outer
        return None

    def owner(self, name: str) -> Scope:
        """The scope in which a name is already known, else this one."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope
            scope = scope.outer
        return self
