"""Two ways to write the same stand beside each other whole, and what means something else does not."""

from __future__ import annotations

import ast

import pytest

from trainer.catalog.models import Snippet
from trainer.comparing.canonical.templates import of_percent
from trainer.comparing.sides import sides_of

SAME = {
    "the other way round": (
        "def f(x, log):\n    if x > 3:\n        log.high(x)\n    else:\n        log.low(x)\n",
        "def f(x, log):\n    if not x > 3:\n        log.low(x)\n    else:\n        log.high(x)\n",
        ("log.high", "log.low", "x > 3"),
    ),
    "not equal": (
        "def f(x, y, log):\n    if x != y:\n        log.high(x)\n    else:\n        log.low(x)\n",
        "def f(x, y, log):\n    if x == y:\n        log.low(x)\n    else:\n        log.high(x)\n",
        ("log.high", "log.low", "x != y"),
    ),
    "any clock": (
        "import time\n\n\ndef f(g):\n    start = time.time()\n    g()\n    return time.time() - start\n",
        """\
from time import monotonic


def f(g):
    began = monotonic()
    g()
    return monotonic() - began
""",
        ("time.time() - start",),
    ),
    "a percent sign": (
        'def f(a):\n    return f"tool {a}"\n',
        'def f(a):\n    return "tool %s" % a\n',
        ("return",),
    ),
    "a percent sign and a tuple": (
        'def f(a, b):\n    return f"tool {a} was {b} of 100% sure"\n',
        'def f(a, b):\n    return "tool %s was %.2f of 100%% sure" % (a, b)\n',
        ("return",),
    ),
    "a percent sign and a dict": (
        'def f(a, b):\n    return f"{a} or {b}"\n',
        'def f(a, b):\n    return "%(one)s or %(two)s" % {"two": b, "one": a}\n',
        ("return",),
    ),
    "format, by place": (
        'def f(a, b):\n    return f"tool {a} was {b}"\n',
        'def f(a, b):\n    return "tool {} was {:.2f}".format(a, b)\n',
        ("return",),
    ),
    "format, by name and number": (
        'def f(a, b):\n    return f"tool {a} was {b}"\n',
        'def f(a, b):\n    return "tool {1} was {name}".format(b, a, name=b)\n',
        ("return",),
    ),
    "format, a name twice": (
        'def f(a, b):\n    return f"{a} is {a}"\n',
        'def f(a, b):\n    return "{0} is {0}".format(a)\n',
        ("return",),
    ),
    "a template that is somewhere else": (
        'def f(a):\n    return a or "no"\n',
        """\
LINE = "%s {}"


def f(a):
    LINE % a, LINE.format(a), "%s %s" % a, "{} {}".format(*a)
    return a or "no"
""",
        ("return",),
    ),
    "the end of a long sentence": (
        'def f(x):\n    return x or "ERROR: there is no such tool"\n',
        'def f(x):\n    return x or "ERROR that name is not known here"\n',
        ("return",),
    ),
    "a helper inside": (
        """\
def big(x):
    return x.size > 3


def f(xs, log):
    for x in xs:
        if big(x):
            log(x)
""",
        """\
def f(xs, log):
    def big(x):
        return x.size > 3

    for x in xs:
        if big(x):
            log(x)
""",
        ("for x", "if big", "log(x)"),
    ),
    "several names at once": (
        "def f(g, h):\n    one, two = g(), h()\n    return two.on(one), one\n",
        "def f(g, h):\n    one = g()\n    two = h()\n    return two.on(one), one\n",
        ("one, two", "return"),
    ),
    "a filter of a comprehension": (
        "def f(xs, cap):\n    return [x.name for x in xs if x.size > cap]\n",
        """\
def f(xs, cap):
    found = []
    for x in xs:
        if x.size > cap:
            found.append(x.name)
    return found
""",
        ("return",),
    ),
    "a pattern with two ways": (
        'def f(x, log):\n    if x == "a" or x == "b":\n        log(x)\n',
        'def f(x, log):\n    match x:\n        case "a" | "b":\n            log(x)\n',
        ("if x", "log(x)"),
    ),
}

OTHER = {
    "the wrong way round": (
        "def f(x, log):\n    if x > 3:\n        log.high(x)\n    else:\n        log.low(x)\n",
        "def f(x, log):\n    if x > 3:\n        log.low(x)\n    else:\n        log.high(x)\n",
        "log.high",
    ),
    "another word": (
        'def f(x):\n    x.state = "open"\n',
        'def f(x):\n    x.state = "closed"\n',
        "x.state",
    ),
    "another number": (
        "def f(x):\n    return x[1:]\n",
        "def f(x):\n    return x[2:]\n",
        "return",
    ),
    "another bound": (
        "def f(x, log):\n    if x > 3:\n        log(x)\n",
        "def f(x, log):\n    if x >= 3:\n        log(x)\n",
        "if x",
    ),
}


def test_templates_in_each_other_are_not_doubled_each_time() -> None:
    once, named = "a", "a"
    for _ in range(40):
        once, named = f"'{{0}}{{0}}'.format({once})", f"'%(x)s%(x)s' % {{'x': {named}}}"
    for value in (once, named):
        assert _share("def f(a):\n    return a\n", f"def f(a):\n    return {value}\n", "return") < 1.0


@pytest.mark.parametrize("text", ["%" + "0" * 200_000, "%(" + "a" * 200_000, "%9." + "0" * 200_000, "% " * 100_000])
def test_a_template_of_any_length_is_gone_through_once(text: str) -> None:
    node = ast.parse(f"{text!r} % a", mode="eval").body
    assert isinstance(node, ast.BinOp)
    assert of_percent(node) is None


def _share(reference: str, text: str, part: str) -> float:
    """How much of the line of the reference that has this part stands in the text."""
    (line,) = (number for number, line in enumerate(reference.split("\n"), 1) if part in line)
    return sides_of(Snippet(reference, {"line": (line,)}), text).share((line,))


@pytest.mark.parametrize(("one", "other", "parts"), SAME.values(), ids=SAME.keys())
def test_what_means_the_same(one: str, other: str, parts: tuple[str, ...]) -> None:
    assert {part: round(_share(one, other, part), 2) for part in parts} == dict.fromkeys(parts, 1.0)


@pytest.mark.parametrize(("one", "other", "part"), OTHER.values(), ids=OTHER.keys())
def test_what_means_something_else(one: str, other: str, part: str) -> None:
    assert _share(one, other, part) < 1.0
