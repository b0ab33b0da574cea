"""The patterns of `match` as the tests that an `if` would make."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from trainer.comparing.canonical.terms import Term, compared, constant, term

if TYPE_CHECKING:
    from trainer.comparing.canonical.scopes import Scope
    from trainer.comparing.canonical.walking import Walk


def matched(walk: Walk, pattern: ast.pattern, subject: Term, scope: Scope) -> list[Term]:
    """The tests that `subject` passes where it matches; the names that the pattern binds are put into `scope`."""
    line = pattern.lineno
    if isinstance(pattern, ast.MatchValue):
        return [compared("Eq", subject, walk.lower(pattern.value, scope), line)]
    if isinstance(pattern, ast.MatchSingleton):
        return [compared("Eq", subject, constant(pattern.value, line), line)]
    if isinstance(pattern, ast.MatchAs):
        if pattern.name is not None:
            scope.names[pattern.name] = subject._replace(line=line)
        return [] if pattern.pattern is None else matched(walk, pattern.pattern, subject, scope)
    if isinstance(pattern, ast.MatchStar):
        if pattern.name is not None:
            scope.names[pattern.name] = subject
        return []
    if isinstance(pattern, ast.MatchMapping):
        tests = []
        for key, inner in zip(pattern.keys, pattern.patterns, strict=True):
            tests += matched(walk, inner, term("sub", line, subject, walk.lower(key, scope)), scope)
        if pattern.rest is not None:
            scope.names[pattern.rest] = subject
        return tests
    if isinstance(pattern, ast.MatchSequence):
        parts = [
            matched(walk, inner, term(f"part {index}", line, subject), scope)
            for index, inner in enumerate(pattern.patterns)
        ]
        return [test for part in parts for test in part]
    if isinstance(pattern, ast.MatchOr):
        ways = [matched(walk, inner, subject, scope) for inner in pattern.patterns]
        return [term("or", line, *(test for way in ways for test in way))]
    if isinstance(pattern, ast.MatchClass):
        kind = walk.lower(pattern.cls, scope)
        tests = [term("call", line, Term("isinstance", line), subject, kind)]
        for name, inner in zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True):
            tests += matched(walk, inner, term(f".{name}", line, subject), scope)
        for inner in pattern.patterns:
            tests += matched(walk, inner, subject, scope)
        return tests
    return []
