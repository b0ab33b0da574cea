"""Terms: expressions in a form in which equal ways to say the same thing look the same.

The form is lossy on purpose: it finds places and breaks ties, and the checks decide.
"""

from __future__ import annotations

from typing import NamedTuple

MAX_SIZE = 80
"""Nodes of a term that are carried into the place where a name stands for it."""


class Term(NamedTuple):
    """A node: what it is, the line where it stands, its parts, and how many nodes it has in all."""

    label: str
    line: int
    kids: tuple[Term, ...] = ()
    size: int = 1


def term(label: str, line: int, *kids: Term) -> Term:
    """A term of these parts."""
    return Term(label, line, kids, 1 + sum(kid.size for kid in kids))


def name_of(value: Term) -> str:
    """A name for what a variable holds, from the value that it was first given."""
    label = value.label
    if label in ("num", "seq", "map", "none", "bool") or label.startswith(("V:", "each", "s:")):
        return label if not label.startswith("s:") else "text"
    if label.startswith("n:"):
        return "num"
    if label == "call" and value.kids:
        return f"call {value.kids[0].label}"
    if label == "sub" and len(value.kids) == 2:
        return f"sub {value.kids[1].label}"
    return label


def stand_in(value: Term, line: int) -> Term:
    """What a name stands for where its value is too long, or too changing, to be repeated."""
    name = name_of(value)
    return Term(name if name.startswith("V:") else f"V:{name}", line)


def negate(test: Term) -> Term:
    """`not test`, the `not` pushed as far in as it goes."""
    label, line, kids = test.label, test.line, test.kids
    if label == "not":
        return kids[0]
    if label in ("and", "or"):
        return term("or" if label == "and" else "and", line, *(negate(kid) for kid in kids))
    if label == "lt":
        return term("le", line, kids[1], kids[0])
    if label == "le":
        return term("lt", line, kids[1], kids[0])
    return term("not", line, test)


def unsigned(test: Term) -> Term:
    """A test without its polarity: which way round an `if` stands is told by the context of what it guards."""
    if test.label in ("not", "le", "or"):
        return negate(test)
    return test


def compared(operator: str, left: Term, right: Term, line: int) -> Term:
    """A comparison, pointing one way; emptiness and absence are both `not`."""
    if operator in ("Gt", "GtE"):
        left, right = right, left
        operator = "Lt" if operator == "Gt" else "LtE"
    if operator in ("NotEq", "IsNot", "NotIn"):
        return negate(compared({"NotEq": "Eq", "IsNot": "Is", "NotIn": "In"}[operator], left, right, line))
    if operator in ("Eq", "Is"):
        return _equal(left, right, line)
    if operator == "Lt" and left.label == "n:0" and right.label == "len":
        return right.kids[0]
    return term({"Lt": "lt", "LtE": "le", "In": "in"}[operator], line, left, right)


def _equal(left: Term, right: Term, line: int) -> Term:
    for one, other in ((left, right), (right, left)):
        if other.label == "none" or (other.label == "n:0" and one.label == "len"):
            return negate(one.kids[0] if one.label == "len" else one)
        if other.label == "bool:True":
            return one
        if other.label == "bool:False":
            return negate(one)
    return term("eq", line, left, right)


def constant(value: object, line: int) -> Term:
    """A literal. Of a text, what is likely to matter: a short one as it is, of a long one its first word."""
    if value is None:
        return Term("none", line)
    if isinstance(value, bool):
        return Term(f"bool:{value}", line)
    if isinstance(value, (int, float)):
        return Term(f"n:{float(value):g}", line)
    if isinstance(value, str):
        words = value.split()
        if len(words) <= 1 and len(value) <= 24:
            return Term(f"s:{value.strip(' :.,!')}", line)
        return term("text", line, Term(f"s:{words[0].strip(':.,!') if words else ''}", line))
    return Term(type(value).__name__, line)


def formatted(parts: list[Term], line: int) -> Term:
    """A text made of values, whichever way; texts within texts are one, and literal parts count by their first word."""
    kids: list[Term] = []
    for part in parts:
        kids.extend(part.kids if part.label == "fmt" else [part])
    return term("fmt", line, *kids)


def is_text(value: Term) -> bool:
    """Whether the term is a text for sure."""
    return value.label in ("fmt", "text", "join") or value.label.startswith("s:")
