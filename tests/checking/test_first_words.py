"""What is said first of a program that fails: why nothing could be called as the signature says, or what is missing in
the text itself, and never only what follows from it."""

from __future__ import annotations

import re

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill
from trainer.checking.report import Report
from trainer.checking.running.signatures import asked_in
from trainer.checking.server import Checker

DRILLS = {
    "react-loop": "run",
    "dispatch-by-name": "make_dispatcher",
    "fan-out": "fan_out",
    "async-retry": "retry_with_backoff",
}
"""Drills that ask for a function of each kind: one that gives a text, one that gives a function, two that are async."""


def snippet(drill: Drill) -> str:
    return drill.snippet_path().read_text(encoding="utf-8")


def first_sentence(report: Report) -> str:
    """What a learner reads first."""
    assert not report.passed
    if report.problem is not None:
        return report.problem.message
    return next(check.message for check in report.checks if not (check.passed or check.skipped))


def said_of(written: str, drill: str, catalog: Catalog, checker: Checker) -> str:
    """What is said first of the snippet with `written`, about `{name}`, at its end."""
    asked = catalog.drill(drill)
    return first_sentence(checker.run(asked, f"{snippet(asked)}\n{written.format(name=DRILLS[drill])}"))


MADE = {
    "nothing": ("{name} = None", "`{name}` is `None` here and can't be called"),
    "a text": ("{name} = 'later'", "`{name}` is of type `str` here and can't be called"),
    "a class": ("class {name}:\n    def __init__(self, *args, **named): pass", "`{name}` is a class"),
    "a bare class": ("class {name}: pass", "`{name}` is a class"),
    "a generator": ("def {name}(*args, **named):\n    yield 1", "`{name}` has a `yield` in it"),
    "an async generator": ("async def {name}(*args, **named):\n    yield 1", "`{name}` has a `yield` in it"),
    "no parameters": ("def {name}(): return 1", "`{name}` has "),
    "a function never returned": (
        "def {name}(*args, **named):\n    def inner():\n        return 1",
        "`{name}` defines `inner` and neither calls nor returns it",
    ),
}


@pytest.mark.parametrize("drill", DRILLS)
@pytest.mark.parametrize("made", MADE)
def test_what_is_no_such_function_is_said_so(made: str, drill: str, catalog: Catalog, checker: Checker) -> None:
    written, said = MADE[made]
    assert said_of(written, drill, catalog, checker).startswith(said.format(name=DRILLS[drill]))


ASYNC = {
    "by a decorator": "def deco(f):\n    async def inner(*args, **named):\n        return f(*args, **named)\n"
    "    return inner\n{name} = deco({name})",
    "in a class": "class Kind:\n    async def __call__(self, *args, **named):\n        return 1\n{name} = Kind()",
    "in a partial": "import functools\n"
    "async def inner(*args, **named):\n    return 1\n{name} = functools.partial(inner)",
    "a method": "class Kind:\n    async def inner(self, *args, **named):\n        return 1\n{name} = Kind().inner",
    "behind a plain function": "async def inner(*args, **named):\n    return 1\n"
    "def {name}(*args, **named):\n    return inner(*args, **named)",
}


@pytest.mark.parametrize("drill", ["react-loop", "dispatch-by-name"])
@pytest.mark.parametrize("hidden", ASYNC)
def test_async_that_is_hidden_is_said(hidden: str, drill: str, catalog: Catalog, checker: Checker) -> None:
    say = said_of(ASYNC[hidden], drill, catalog, checker)
    assert "`async`" in say
    assert "asks for plain `def`" in say


def test_a_call_without_await_is_said_with_its_line(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("fan-out")
    text = f"{snippet(asked)}\n_right = fan_out\n"
    text += "async def fan_out(*args, **named):\n    return _right(*args, **named)\n"
    said = first_sentence(checker.run(asked, text))
    assert said.startswith(f"Line {len(text.splitlines())} calls `fan_out`, which is `async`, without `await`.")


def test_an_event_loop_inside_another_is_said(catalog: Catalog, checker: Checker) -> None:
    text = "import asyncio\ndef fan_out(names, question):\n    async def go():\n        return [], []\n"
    said = first_sentence(checker.run(catalog.drill("fan-out"), f"{text}    return asyncio.run(go())\n"))
    assert said.startswith("Line 5 starts an event loop, where one runs already")


PLACES = {
    "under main": ('if __name__ == "__main__":\n', 'under `if __name__ == "__main__":`'),
    "in a function": ("def main():\n", "inside `main`"),
    "in a class": ("class Agent:\n", "inside the class `Agent`"),
    "in a condition": ("if 1 > 2:\n", "inside a block that was not run"),
}


@pytest.mark.parametrize("drill", DRILLS)
@pytest.mark.parametrize("place", PLACES)
def test_a_name_in_the_wrong_place_is_found(place: str, drill: str, catalog: Catalog, checker: Checker) -> None:
    around, said = PLACES[place]
    asked = catalog.drill(drill)
    text = around + "".join(f"    {line}" for line in snippet(asked).splitlines(True))
    problem = checker.run(asked, text).problem
    assert problem is not None
    assert problem.message.startswith(f"Your program does not define `{DRILLS[drill]}`. It stands (line ")
    assert said in problem.message
    assert problem.line is not None
    assert f"def {DRILLS[drill]}(" in text.splitlines()[problem.line - 1]


@pytest.mark.parametrize("drill", DRILLS)
def test_a_name_that_is_nearly_right_is_found(drill: str, catalog: Catalog, checker: Checker) -> None:
    asked, name = catalog.drill(drill), DRILLS[drill]
    for written in (name.upper(), name.title().replace("_", ""), f"{name}s", name[0] + name[2:]):
        problem = checker.run(asked, f"{snippet(asked)}\n{written} = {name}\ndel {name}\n").problem
        assert problem is not None
        assert f"defines `{written}`: is it that?" in problem.message


PARAMETERS = {
    "": "`run` has too few parameters: the signature asks for",
    "model, tools": "`run` has too few parameters: the signature asks for",
    "model, tools, task, verbose, loud, max_steps=5": "`run` can't be called without `verbose` and `loud` as well",
}


@pytest.mark.parametrize("given", PARAMETERS)
def test_parameters_are_compared_with_the_signature(given: str, catalog: Catalog, checker: Checker) -> None:
    said = first_sentence(checker.run(catalog.drill("react-loop"), f"def run({given}):\n    return 'done'\n"))
    assert said.startswith(PARAMETERS[given])


def test_parameters_that_do_no_harm_are_not_spoken_of(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("fake-model")
    text = snippet(asked).replace("def call(id, name", "def call(id, name, more")
    text += "\n_right = text\ndef text(t):\n    return _right(t)\n"
    said = first_sentence(checker.run(asked, text))
    assert "`text`" not in said
    assert "call" in said


def test_a_method_without_self_is_said(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("cost-budget")
    text = snippet(asked)
    assert "def record(self, in_tokens" in text
    report = checker.run(asked, text.replace("def record(self, in_tokens", "def record(in_tokens"))
    said = first_sentence(report)
    assert "record" in said
    assert "`self`" in said or "could not be called" in said


def test_a_function_that_returns_nothing_is_said(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("react-loop")
    report = checker.run(asked, re.sub(r"return (?=\S)", "result = ", snippet(asked)))
    assert first_sentence(report).startswith("`run` has no `return` with a value (line ")


def chain_of_tests(length: int) -> str:
    return "".join(f"    {'el' if n else ''}if messages == {n}:\n        pass\n" for n in range(length))


@pytest.mark.parametrize("body", [f"    print({' + '.join('1' * 1500)})\n", chain_of_tests(1200)])
@pytest.mark.parametrize("name", ["make_dispatcher", "make_dispatchr"])
def test_a_program_may_be_as_deep_as_python_takes_it(name: str, body: str, catalog: Catalog, checker: Checker) -> None:
    report = checker.run(catalog.drill("dispatch-by-name"), f"def {name}(messages):\n{body}")
    assert re.search(f"`{name}` (has no `return`|can't be called)|defines `{name}`: is it that", first_sentence(report))


def test_a_right_program_hears_nothing(catalog: Catalog, checker: Checker) -> None:
    for drill in DRILLS:
        report = checker.run(catalog.drill(drill), snippet(catalog.drill(drill)))
        assert report.passed
        assert report.problem is None
        assert not any(check.message for check in report.checks)


def test_a_class_that_does_what_the_function_should_is_right(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("dispatch-by-name")
    text = snippet(asked)
    written = (
        f"{text}\n_make = make_dispatcher\nclass make_dispatcher:\n    def __init__(self, registry):\n"
        "        self._dispatch = _make(registry)\n    def __call__(self, name, args):\n"
        "        return self._dispatch(name, args)\n"
    )
    assert checker.run(asked, written).passed
    wrong = written.replace("return self._dispatch(name, args)", "return 'ERROR'")
    assert "is a class" not in first_sentence(checker.run(asked, wrong))


def test_every_signature_of_the_catalog_is_read(catalog: Catalog) -> None:
    for drill in catalog.drills:
        for line in (drill.signature if drill.kind == "code" else "").splitlines():
            name = re.match(r"\s*(?:async |class )?\.?(\w+)\(", line)
            if name is not None:
                assert any(each.split(".")[-1] == name[1] for each in asked_in([drill.signature])), line


def test_what_an_object_lacks_is_said(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("cost-budget")
    report = checker.run(asked, snippet(asked).replace("def record(", "def recrod("))
    assert first_sentence(report) == "What your program gave back, a `Budget`, has no `record`."
    report = checker.run(asked, snippet(asked).replace("def __init__(", "def _init_("))
    assert first_sentence(report).endswith("Budget() takes no arguments (is `__init__` spelt so?).")


def test_a_generator_without_its_decorator_is_said(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("trace-span")
    report = checker.run(asked, snippet(asked).replace("@contextlib.contextmanager", ""))
    assert first_sentence(report).startswith("`span` has a `yield` in it")
    assert "a decorator is missing" in first_sentence(report)


def test_what_python_asks_ends_with_its_question_mark(catalog: Catalog, checker: Checker) -> None:
    report = checker.run(catalog.drill("react-loop"), "def run(model):\n    if model['a'] = 1:\n        return\n")
    assert not first_sentence(report).endswith("?.")


def test_a_name_that_is_asked_for_as_well_is_not_taken_for_another(catalog: Catalog, checker: Checker) -> None:
    for drill, name, there in (("typed-chain", "extract", "Extracted"), ("tool-selection", "tool_selection_over", "")):
        asked = catalog.drill(drill)
        problem = checker.run(asked, re.sub(rf"\b{name}\b", "another", snippet(asked))).problem
        assert problem is not None
        assert problem.message.startswith(f"Your program does not define `{name}`.")
        assert "is it that?" not in problem.message, there


def test_of_several_names_it_is_said_which_one_stands_where(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("typed-chain")
    text = "class Chain:\n" + "".join(f"    {line}" for line in snippet(asked).splitlines(True))
    problem = checker.run(asked, text).problem
    assert problem is not None
    assert "`Extracted` stands (line " in problem.message
    assert "inside the class `Chain`" in problem.message


@pytest.mark.parametrize("around", ["    try:\n", "    if 1 > 2:\n", "    for _ in range(3):\n"])
def test_a_block_under_main_does_not_hide_that_it_is_there(around: str, catalog: Catalog, checker: Checker) -> None:
    text = f'if __name__ == "__main__":\n{around}        def run(): pass\n'
    text += "    finally:\n        pass\n" if "try" in around else ""
    said = first_sentence(checker.run(catalog.drill("react-loop"), text))
    assert 'under `if __name__ == "__main__":`' in said


@pytest.mark.parametrize(
    "written",
    [
        "def run(model, tools, task, max_steps=5):\n    raise NotImplementedError\n",
        "def run(model, tools, task, max_steps=5):\n    while True:\n        model(1)\n        raise ValueError\n",
        "def run(*args): pass\nrun = lambda model, tools, task, max_steps=5: 'Stopped'\n",
        "def run(*args): pass\nrun: object = lambda model, tools, task, max_steps=5: 'Stopped'\n",
    ],
)
def test_what_never_ends_or_is_another_gives_no_none(written: str, catalog: Catalog, checker: Checker) -> None:
    assert "no `return`" not in first_sentence(checker.run(catalog.drill("react-loop"), written))


def test_a_line_of_another_file_is_not_told_as_one_of_the_program(catalog: Catalog, checker: Checker) -> None:
    problem = checker.run(catalog.drill("react-loop"), "from asyncio import run\n").problem
    assert problem is not None
    assert problem.line is None


def test_parameters_by_name_alone_are_not_called_too_few(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("react-loop")
    said = first_sentence(checker.run(asked, snippet(asked).replace("task, max_steps=5", "task, *, max_steps=5")))
    assert said.startswith("`run` takes parameters by their names alone, those behind the `*`")


PRETENDING = {
    "an object that says it is a class": (
        "class Sly:\n    __class__ = property(lambda self: type)\n    def __call__(self, *args): return 'Stopped'\n"
        "run = Sly()\n"
    ),
    "an object called partial": (
        "class partial:\n    func = property(lambda self: print('raised inside the checks'))\n"
        "    def __call__(self, *args): return 'Stopped'\nrun = partial()\n"
    ),
    "another module in its place": "import sys\nsys.modules['answer'] = object()\ndef run(*args): return 'Stopped'\n",
}


@pytest.mark.parametrize("pretending", PRETENDING)
def test_nothing_that_pretends_gets_into_the_way(pretending: str, catalog: Catalog, checker: Checker) -> None:
    report = checker.run(catalog.drill("react-loop"), PRETENDING[pretending])
    assert not report.passed
    assert "raised inside the checks" not in report.stdout + report.stderr
