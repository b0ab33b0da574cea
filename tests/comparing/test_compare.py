"""What a comparison says, through `compare` and real runs."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.snippets import mistake_text
from trainer.checking.report import Report
from trainer.checking.server import Checker
from trainer.comparing.comparing import compare
from trainer.comparing.models import Comparison
from trainer.comparing.summary import LONGEST, summary_of

RIGHT = """\
def run(m, t, q, max_steps=5):
    h = [{"role": "user", "content": q}]
    while (max_steps := max_steps - 1) >= 0:
        if (r := m(h, t))["type"] == "text":
            return r["text"]
        h.append(dict(role="assistant", content=r))
        out = t[r["name"]](**r["input"])
        block = dict(type="tool_result", tool_use_id=r["id"], content=str(out))
        h.append(dict(role="user", content=[block]))
    return "Stopped"
"""
REPLY_LINE = '        h.append(dict(role="assistant", content=r))\n'
ID = 'tool_use_id=r["id"], '


class Comparer:
    """Runs a program and compares it."""

    def __init__(self, catalog: Catalog, checker: Checker) -> None:
        self._catalog = catalog
        self._checker = checker

    def __call__(self, text: str, twists: tuple[int, ...] = (), drill: str = "react-loop") -> Comparison:
        """The comparison of `text` with the drill's reference."""
        found = self._catalog.drill(drill)
        return compare(found, text, self._checker.run(found, text, twists))


@pytest.fixture
def comparer(catalog: Catalog, checker: Checker) -> Comparer:
    return Comparer(catalog, checker)


def test_a_right_program_misses_nothing_however_it_is_written(comparer: Comparer) -> None:
    comparison = comparer(RIGHT)
    assert (comparison.missed, comparison.also, comparison.not_confirmed) == ((), (), ())
    assert "append_reply" in {one.landmark for one in comparison.different}


def test_a_dropped_line_is_named_with_its_consequences_apart(comparer: Comparer) -> None:
    comparison = comparer(RIGHT.replace(REPLY_LINE, ""))
    (missed,) = comparison.missed
    assert missed.landmark == "append_reply"
    assert missed.say
    assert missed.why
    assert "assistant" in comparison.reference.split("\n")[missed.reference_lines[0] - 1]
    assert missed.observed is not None
    assert comparison.also == ("one_history",)


def test_a_faulty_line_is_shown_where_it_stands_in_the_program(comparer: Comparer) -> None:
    faulty = RIGHT.replace(ID, 'tool_use_id=r["name"], ')
    (missed,) = comparer(faulty).missed
    assert missed.landmark == "answer_by_id"
    assert any("tool_use_id" in faulty.split("\n")[line - 1] for line in missed.learner_lines)


def test_two_faults_are_both_named(comparer: Comparer) -> None:
    comparison = comparer(RIGHT.replace(REPLY_LINE, "").replace("str(out)", "out"))
    assert {one.landmark for one in comparison.missed} == {"append_reply", "call_tool"}


def test_a_twist_is_compared_with_the_reference_of_the_twist(comparer: Comparer, catalog: Catalog) -> None:
    comparison = comparer(RIGHT, (2,))
    assert comparison.reference == catalog.snippet(catalog.drill("react-loop"), 2).text
    named = {name for one in comparison.missed for name in (one.landmark, *one.alternatives)}
    assert named | set(comparison.also) == {"unknown_tool", "tool_failure"}


@pytest.mark.parametrize(
    "text",
    [
        "def run(model, tools, task, max_steps=5)\n    return 'Stopped'\n",
        "def other():\n    pass\n",
        "def run():\n    return 'Stopped'\n",
        "",
        "def run(model, tools, task, max_steps=5):\n    return undefined\n",
    ],
    ids=["no Python", "a missing name", "a wrong signature", "nothing", "the same error everywhere"],
)
def test_what_could_not_be_called_gets_one_sentence_and_no_list(comparer: Comparer, text: str) -> None:
    comparison = comparer(text)
    assert comparison.report.problem is not None
    assert (comparison.missed, comparison.also, comparison.not_confirmed) == ((), (), ())
    assert comparison.reference


def failing_alike(report: Report, alike: int) -> Report:
    """The report with all of its checks failed, so many of them in the very same exception."""
    same = "KeyError in line 2: 'name'"
    return report._replace(
        checks=tuple(
            check._replace(
                passed=False,
                message=same if place < alike else check.message,
                observed=same if place < alike else place,
                signature="raised:KeyError" if place < alike else "unmet:1",
            )
            for place, check in enumerate(report.checks)
        )
    )


def test_what_fails_alike_everywhere_is_one_sentence_from_more_than_half_on(catalog: Catalog, checker: Checker) -> None:
    drill = catalog.drill("react-loop")
    text = RIGHT.replace('r["name"]', 'r["nam"]')
    report = checker.run(drill, text)
    half = len(report.checks) // 2
    assert len(report.checks) == 2 * half, "an even number, of which there is a half"
    assert compare(drill, text, failing_alike(report, half)).missed
    alike = compare(drill, text, failing_alike(report, half + 1))
    assert (alike.missed, alike.also, alike.different) == ((), (), ())
    assert alike.report.problem is not None
    assert alike.report.problem.message == "Every check fails alike: KeyError in line 2: 'name'"


def test_what_was_not_judged_and_is_nowhere_to_be_seen_is_not_confirmed(catalog: Catalog, checker: Checker) -> None:
    drill = catalog.drill("react-loop")
    text = RIGHT.replace(REPLY_LINE, "").replace("(max_steps := max_steps - 1) >= 0", "True")
    report = checker.run(drill, RIGHT.replace(REPLY_LINE, ""))
    checks = tuple(
        check._replace(skipped=True, passed=False) if check.landmark == "step_cap" else check for check in report.checks
    )
    assert compare(drill, text, report).not_confirmed == ()
    assert compare(drill, text, report._replace(checks=checks)).not_confirmed == ("step_cap",)


def test_without_a_dictionary_something_is_still_named(catalog: Catalog, checker: Checker) -> None:
    drill = catalog.drill("react-loop")
    report = checker.run(drill, RIGHT.replace(ID, ""))
    elsewhere = drill._replace(path=drill.path.with_name("nowhere.toml"))
    snippets = drill.pack._replace(snippets=drill.pack.snippets)
    assert not elsewhere.faults_path.exists()
    moved = _WithReference(elsewhere._replace(pack=snippets), drill)
    assert compare(moved, RIGHT, report).missed[0].landmark == "answer_by_id"  # type: ignore[arg-type]


class _WithReference:
    """A drill with another's reference."""

    def __init__(self, drill: object, reference: object) -> None:
        self._drill = drill
        self._reference = reference

    def __getattr__(self, name: str) -> object:
        return getattr(self._reference if name == "snippet_path" else self._drill, name)


def test_every_mistake_of_a_drill_is_named_and_something_always_is(catalog: Catalog, checker: Checker) -> None:
    drill = catalog.drill("react-loop")
    landmark_of = {entry.name: entry.landmark for entry in checker.check_entries(drill)}
    for mistake in drill.mistakes:
        twists = () if mistake.twist is None else (mistake.twist,)
        text = mistake_text(drill, mistake)
        comparison = compare(drill, text, checker.run(drill, text, twists))
        assert landmark_of[mistake.check] in {
            name for one in comparison.missed for name in (one.landmark, *one.alternatives)
        }, mistake.id


def test_of_a_long_value_the_beginning_is_told(comparer: Comparer, catalog: Catalog) -> None:
    comparison = comparer(RIGHT.replace(REPLY_LINE, ""))
    (missed,) = comparison.missed
    for observed, told in (("x" * LONGEST, "x" * LONGEST), ("x" * (LONGEST + 1), "x" * LONGEST + " …"), (None, "")):
        changed = comparison._replace(missed=(missed._replace(observed=observed),))
        (note,) = summary_of(catalog.drill("react-loop"), changed).missed
        assert note.observed == told


def test_the_document_has_the_keys_of_the_contract(comparer: Comparer) -> None:
    document = comparer(RIGHT.replace(REPLY_LINE, "")).to_json()
    assert list(document) == ["drill", "report", "missed", "also", "not_confirmed", "different", "extra"]
    missed, different = document["missed"], document["different"]
    assert isinstance(missed, list)
    assert isinstance(different, list)
    assert isinstance(missed[0], dict)
    assert isinstance(different[0], dict)
    assert list(missed[0]) == ["landmark", "or", "say", "why", "reference_lines", "learner_lines", "observed"]
    assert list(different[0]) == ["landmark", "reference_lines", "learner_lines"]
