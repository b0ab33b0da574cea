"""The alignment of two texts, without running them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Snippet
from trainer.comparing.sides import Sides, sides_of

REFERENCE = """\
def total(orders, limit=10):
    result = []
    for order in orders:
        if order["amount"] > limit:
            result.append(order["name"])
    if not result:
        return "nothing"
    return f"found {len(result)}"
"""
LANDMARKS = {"loop": (3,), "filter": (4,), "collect": (5,), "empty": (6, 7), "report": (8,)}
SNIPPET = Snippet(REFERENCE, LANDMARKS)

FORMS = {
    "renamed, with hints, comments and a docstring": '''\
def total(xs: list[dict], cap: int = 10) -> str:
    """What is found."""
    # gather
    found: list[str] = []
    for x in xs:
        if x["amount"] > cap:
            found.append(x["name"])
    if not found:
        return "nothing"
    return f"found {len(found)}"
''',
    "a comprehension and a percent sign": """\
def total(xs, cap=10):
    found = [x["name"] for x in xs if x["amount"] > cap]
    if len(found) == 0:
        return "nothing"
    return "found %d" % len(found)
""",
    "helpers": """\
def big(x, cap):
    return x["amount"] > cap


def gather(xs, cap):
    found = []
    for x in xs:
        if big(x, cap):
            found.append(x["name"])
    return found


def total(xs, cap=10):
    found = gather(xs, cap)
    if not found:
        return "nothing"
    return f"found {len(found)}"
""",
    "a class with methods": """\
class Gather:
    def __init__(self, cap):
        self.cap = cap
        self.found = []

    def look(self, x):
        if x["amount"] > self.cap:
            self.found.append(x["name"])

    def tell(self):
        if not self.found:
            return "nothing"
        return "found {}".format(len(self.found))


def total(xs, cap=10):
    gather = Gather(cap)
    for x in xs:
        gather.look(x)
    return gather.tell()
""",
    "the other way round, with else": """\
def total(xs, cap=10):
    found = []
    for x in xs:
        if cap >= x["amount"]:
            continue
        found += [x["name"]]
    if found:
        return "found " + str(len(found))
    else:
        return "nothing"
""",
    "recursion and match": """\
def total(xs, cap=10):
    def go(rest, found):
        match rest:
            case []:
                return found
            case [x, *more] if x["amount"] > cap:
                return go(more, found + [x["name"]])
            case [_, *more]:
                return go(more, found)

    found = go(list(xs), [])
    return f"found {len(found)}" if found else "nothing"
""",
    "async": """\
async def total(xs, cap=10):
    found = []
    async for x in xs:
        if x["amount"] > cap:
            found.append(x["name"])
    if not found:
        return "nothing"
    return f"found {len(found)}"
""",
}


def _standing_beside(sides: Sides, text: str, landmark: str) -> str:
    lines = text.split("\n")
    return "\n".join(lines[line - 1] for line in sides.nearest(LANDMARKS[landmark]))


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())
def test_the_line_that_does_the_same_stands_beside(text: str) -> None:
    sides = sides_of(SNIPPET, text)
    assert "amount" in _standing_beside(sides, text, "filter")
    assert '"name"' in _standing_beside(sides, text, "collect")
    assert "nothing" in _standing_beside(sides, text, "empty")
    assert "found" in _standing_beside(sides, text, "report")
    assert all(sides.share(lines) > 0.25 for name, lines in LANDMARKS.items() if name not in ("loop", "empty"))


def test_the_same_text_is_the_same_everywhere() -> None:
    sides = sides_of(SNIPPET, REFERENCE)
    assert sides.different(SNIPPET, set()) == ()
    assert sides.extra == ()
    assert all(sides.share(lines) == 1.0 for lines in LANDMARKS.values())


def test_a_copy_of_any_reference_is_the_same_everywhere(catalog: Catalog) -> None:
    """Whoever typed the reference word for word must not read that lines of it are extra."""
    for drill in catalog.drills:
        if drill.kind != "code":
            continue
        for twist in (None, *(twist.number for twist in drill.twists)):
            snippet = catalog.snippet(drill, twist)
            sides = sides_of(snippet, snippet.text)
            typed = {
                number
                for number, line in enumerate(snippet.text.split("\n"), start=1)
                if line.strip() and not line.strip().startswith("#") and number not in sides.hidden
            }
            assert sides.extra == (), (drill.id, twist)
            assert sides.same >= typed, (drill.id, twist, sorted(typed - sides.same))


def test_a_dropped_line_stands_beside_nothing_and_its_share_is_small() -> None:
    text = REFERENCE.replace('            result.append(order["name"])\n', "            pass\n")
    sides = sides_of(SNIPPET, text)
    assert sides.nearest((5,)) == ()
    assert sides.share((5,)) < 0.5 < sides.share((3,))


def test_the_order_of_independent_statements_does_not_matter() -> None:
    lines = REFERENCE.split("\n")
    reference = Snippet("a = 1\nb = [2]\n" + REFERENCE, {"a": (1,), "b": (2,)})
    sides = sides_of(reference, "b = [2]\na = 1\n" + "\n".join(lines))
    assert sides.nearest((2,)) == (1,)


def test_a_line_whose_work_two_lines_do_stands_beside_both() -> None:
    text = REFERENCE.replace(
        '            result.append(order["name"])\n',
        '            name = order["name"]\n            result.append(name)\n',
    )
    assert sides_of(SNIPPET, text).nearest((5,)) == (5, 6)


def test_a_text_of_thousands_of_lines_is_not_aligned() -> None:
    short, long = (sides_of(SNIPPET, REFERENCE + "x = 1\n" * more) for more in (1_900, 2_100))
    assert short.nearest((4,)) == (4,)
    assert (long.pairs, long.extra) == ({}, ())


def test_what_is_the_learners_own_is_extra_but_demo_and_comments_are_not() -> None:
    text = REFERENCE.replace("    result = []\n", "    result = []\n    log('start')\n    # why not\n    log('go')\n")
    text += '\n\nif __name__ == "__main__":\n    print(total([]))\n'
    assert sides_of(SNIPPET, text).extra == ((3, 5),)


@pytest.mark.parametrize("text", ["def f(:\n", "x = " + "(" * 300 + ")" * 300, "\x00", "x = " + "-" * 5000 + "1\n"])
def test_text_that_cannot_be_read_is_compared_line_by_line(text: str) -> None:
    sides = sides_of(SNIPPET, text + "\n    result = []\n")
    assert sides.pairs[2]
    assert sides.share((2,)) == 0.5


def test_no_program_makes_it_fail(catalog: Catalog) -> None:
    snippet = catalog.snippet(catalog.drill("react-loop"))
    for path in sorted(Path(ast.__file__).parent.glob("*.py"))[::12]:
        text = path.read_text(encoding="utf-8", errors="replace")
        sides = sides_of(snippet, text)
        last = text.count("\n") + 1
        assert all(1 <= place <= last for places in sides.pairs.values() for place in places), path.name


def test_a_program_of_any_length_is_answered(catalog: Catalog) -> None:
    snippet = catalog.snippet(catalog.drill("react-loop"))
    for text in ("x = 1\n" * 3_000_000, "x = 1 +\n" * 500_000, f"x = [{'1, ' * 400_000}]"):
        sides = sides_of(snippet, text)
        assert sides.pairs == {}
        assert sides.nearest((1, 2)) == ()
