"""The patterns of `match` as the tests that an `if` would make."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from trainer.comparing.canonical.terms import Term, compared, constant, term

if TYPE_CHECKING:
    from trainer.comparing.canonical.scopes import Scope
    from trainer.comparing.canonical.walking import Walk


def matched(walk: Walk, pattern: ast.pattern, subject: Term, scope: Scope) -> list[Term]:
    """The tests that `subject` passes where it matches; the names that the pattern binds are put into `scope`."""
    return _RULES[type(pattern)](walk, pattern, subject, scope)


def _value(walk: Walk, pattern: ast.MatchValue, subject: Term, scope: Scope) -> list[Term]:
    return [compared("Eq", subject, walk.lower(pattern.value, scope), pattern.lineno)]


def _singleton(_walk: Walk, pattern: ast.MatchSingleton, subject: Term, _scope: Scope) -> list[Term]:
    return [compared("Eq", subject, constant(pattern.value, pattern.lineno), pattern.lineno)]


def _as(walk: Walk, pattern: ast.MatchAs, subject: Term, scope: Scope) -> list[Term]:
    _bind(pattern.name, subject, scope)
    return [] if pattern.pattern is None else matched(walk, pattern.pattern, subject, scope)


def _star(_walk: Walk, pattern: ast.MatchStar, subject: Term, scope: Scope) -> list[Term]:
    _bind(pattern.name, subject, scope)
    return []


def _mapping(walk: Walk, pattern: ast.MatchMapping, subject: Term, scope: Scope) -> list[Term]:
    _bind(pattern.rest, subject, scope)
    parts = (term("sub", pattern.lineno, subject, walk.lower(key, scope)) for key in pattern.keys)
    return _each(walk, zip(pattern.patterns, parts, strict=True), scope)


def _sequence(walk: Walk, pattern: ast.MatchSequence, subject: Term, scope: Scope) -> list[Term]:
    parts = (term(f"part {index}", pattern.lineno, subject) for index in range(len(pattern.patterns)))
    return _each(walk, zip(pattern.patterns, parts, strict=True), scope)


def _or(walk: Walk, pattern: ast.MatchOr, subject: Term, scope: Scope) -> list[Term]:
    ways = _each(walk, ((inner, subject) for inner in pattern.patterns), scope)
    return [term("or", pattern.lineno, *ways)]


def _class(walk: Walk, pattern: ast.MatchClass, subject: Term, scope: Scope) -> list[Term]:
    line = pattern.lineno
    kind = term("call", line, Term("isinstance", line), subject, walk.lower(pattern.cls, scope))
    named = (term(f".{name}", line, subject) for name in pattern.kwd_attrs)
    inner = [(one, subject) for one in pattern.patterns]
    return [kind, *_each(walk, [*inner, *zip(pattern.kwd_patterns, named, strict=True)], scope)]


def _each(walk: Walk, pairs: Iterable[tuple[ast.pattern, Term]], scope: Scope) -> list[Term]:
    return [test for pattern, subject in pairs for test in matched(walk, pattern, subject, scope)]


def _bind(name: str | None, subject: Term, scope: Scope) -> None:
    if name is not None:
        scope.names[name] = subject


_RULES: dict[type[ast.pattern], Callable[[Walk, Any, Term, Scope], list[Term]]] = {
    ast.MatchValue: _value,
    ast.MatchSingleton: _singleton,
    ast.MatchAs: _as,
    ast.MatchStar: _star,
    ast.MatchMapping: _mapping,
    ast.MatchSequence: _sequence,
    ast.MatchOr: _or,
    ast.MatchClass: _class,
}
