"""What is said below a check: each thing once."""

from trainer.checking.report import CheckResult, Plain
from trainer.rehearsal.programs.verdict_lines import VerdictLine, verdict_lines


def _failed(name: str, message: str, observed: Plain = None, expected: Plain = None, sign: str = "x") -> CheckResult:
    return CheckResult(name, "mark", None, False, False, message, observed, expected, sign)


def test_the_same_exception_is_told_once_and_without_its_value() -> None:
    said = "Your program raised KeyError: 'name' (line 8)."
    fails = [_failed(name, said, "KeyError: 'name'", sign="raised:KeyError") for name in ("a", "b")]
    other = _failed("c", "Called 2 times.", 2, 1)
    passed = CheckResult("ok", "mark", None, True)
    assert list(verdict_lines([fails[0], passed, fails[1], other, fails[0]])) == [
        VerdictLine("FAIL", "a", said),
        VerdictLine("pass", "ok"),
        VerdictLine("FAIL", "b", again=True),
        VerdictLine("FAIL", "c", "Called 2 times.", (("got", "2"), ("expected", "1"))),
        VerdictLine("FAIL", "a", said),
    ]


def test_the_same_sentence_with_other_values_is_told_in_full() -> None:
    lines = verdict_lines([_failed("a", "Too few.", 1, 2), _failed("b", "Too few.", 1, 3)])
    assert [line.message for line in lines] == ["Too few.", "Too few."]


def test_what_reads_alike_is_told_apart() -> None:
    (line,) = verdict_lines([_failed("a", "Not the `str` of it.", 60, "60")])
    assert line.values == (("got", "60"), ("expected", "'60'"))


def test_why_checks_were_not_judged_is_told_below_the_first() -> None:
    skips = [
        CheckResult(name, "mark", None, False, True, why)
        for name, why in (("a", "Late."), ("b", "Late."), ("c", "Needs a."))
    ]
    assert [line.message for line in verdict_lines(skips)] == ["Late.", "", "Needs a."]
