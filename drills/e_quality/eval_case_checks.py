"""How eval-case is judged."""

from trainer.checking.api import check, draw, expect, fail


def predicate(verdict, log=None, raises=None):
    """A named check: `verdict` is its answer, or a function of the output; `raises` is raised instead."""

    def holds(output):
        if log is not None:
            log.append(output)
        if raises is not None:
            raise raises
        return verdict(output) if callable(verdict) else verdict

    holds.__name__ = holds.__qualname__ = draw.word()
    return holds


def named(*verdicts):
    return [predicate(verdict) for verdict in verdicts]


def names(checks):
    return [one.__name__ for one in checks]


def saying(output, asked=None):
    """An agent that always gives this output and notes its tasks in `asked`."""

    def agent(task, /):
        if asked is not None:
            asked.append(task)
        return output

    return agent


def entry(result, key):
    if not isinstance(result, dict) or key not in result:
        fail(f"The result of a run is not a dict with `{key}`.", result, {key: "..."})
    return result[key]


def expect_failed(result, right, say):
    expect(entry(result, "failed")).equals(right, say)
    expect(entry(result, "passed")).equals(
        not right,
        f"`passed` should be {not right} (a bool) where {'some' if right else 'none'} of the checks failed.",
    )


@check("asks the agent once, with the task", landmark="one_call")
def asks_once(program):
    seen = []
    for checks in (named(True, True, False), named(False), []):
        # A task may be empty too.
        asked, task = [], draw.sentence() if checks else ""
        program.Case(draw.word(), task, checks).run(saying(draw.sentence(), asked))
        seen.append({"asked": asked, "task": task, "checks": len(checks)})
    return seen


@asks_once.expect
def _(seen):
    for case in seen:
        say = f"In a case with {case['checks']} checks the agent was not asked once, with its task."
        expect(case["asked"]).equals([case["task"]], say)


@check("gives the agent's output to every check", landmark="every_check")
def output_to_checks(program):
    seen = []
    for verdicts in ((True, True, True), (False, False, False), (True, False, True), (False, True)):
        logs = [[] for _ in verdicts]
        checks = [predicate(verdict, log) for verdict, log in zip(verdicts, logs, strict=True)]
        # Capitals, spaces and line ends are part of what the agent said.
        output = f" {draw.sentence().title()}!\n{draw.word().upper()} " if len(verdicts) > 2 else ""
        program.Case(draw.word(), draw.sentence(), checks).run(saying(output))
        seen.append({"output": output, "logs": logs})
    return seen


@output_to_checks.expect
def _(seen):
    for case in seen:
        for log in case["logs"]:
            say = (
                "A check of the case was never run."
                if case["output"]
                else "The output was empty, and a check was not run."
            )
            expect(log).that(bool(log), say, expected=[case["output"]])
            expect(log[0]).equals(case["output"], "A check was not given what the agent had put out.")


@check("lists the names of the failed checks, in order", landmark="failed_names")
def lists_failed(program):
    seen = []
    for verdicts in ((False, True, False, False, True, False), (True, False, True), (False,)):
        checks = sorted(named(*verdicts), key=lambda one: one.__name__, reverse=True)
        verdicts = [one("") for one in checks]
        result = program.Case(draw.word(), draw.sentence(), list(checks)).run(saying(draw.sentence()))
        failed = names(c for c, verdict in zip(checks, verdicts, strict=True) if not verdict)
        seen.append({"result": result, "failed": failed})
    word = draw.word()
    about_output = [predicate(lambda output: word in output), predicate(lambda output: word not in output)]
    case = program.Case(draw.word(), draw.sentence(), list(about_output))
    seen.append({"result": case.run(saying(f"{draw.word()} {word}")), "failed": names(about_output[1:])})
    within = predicate(False)
    within.__qualname__ = f"{draw.word()}.<locals>.{within.__name__}"
    result = program.Case(draw.word(), draw.sentence(), [within]).run(saying(draw.sentence()))
    seen.append({"result": result, "failed": names([within])})
    for verdicts in ((False, True), (True, False)):
        namesakes = named(*verdicts)
        namesakes[1].__name__ = namesakes[1].__qualname__ = namesakes[0].__name__
        result = program.Case(draw.word(), draw.sentence(), list(namesakes)).run(saying(draw.sentence()))
        seen.append({"result": result, "failed": names(namesakes[:1])})
    return seen


@lists_failed.expect
def _(seen):
    *unlike, first, second = seen
    for case in unlike:
        expect(entry(case["result"], "failed")).equals(
            case["failed"], "`failed` should hold the names of the checks that did not hold, in their order."
        )
    for case in (first, second):
        expect_failed(case["result"], case["failed"], "Of two checks with the same name one did not hold.")


@check("goes on after a check that failed", landmark="every_check")
def goes_on(program):
    checks = named(False, *[False] * draw.number(2, 4))
    return {
        "result": program.Case(draw.word(), draw.sentence(), list(checks)).run(saying(draw.sentence())),
        "failed": names(checks),
    }


@goes_on.expect
def _(seen):
    say = f"All {len(seen['failed'])} checks of the case fail, and `failed` should name every one of them."
    expect(entry(seen["result"], "failed")).equals(seen["failed"], say)


@check("passes only if every check held", landmark="verdict")
def passes(program):
    seen = []
    for verdicts in (
        (True, True, True),
        (True,) * 19 + (False,),
        (False, True, True),
        (True, True, False),
        (True,),
        (False,),
        (False, False),
    ):
        result = program.Case(draw.word(), draw.sentence(), named(*verdicts)).run(saying(draw.sentence()))
        seen.append({"result": result, "verdicts": list(verdicts)})
    return seen


@passes.expect
def _(seen):
    for case in seen:
        right = all(case["verdicts"])
        answers = ", ".join(map(str, case["verdicts"]))
        expect(entry(case["result"], "passed")).equals(
            right, f"The checks gave {answers}, so `passed` should be {right} (a bool)."
        )


@check("gives back the name and the output", landmark="keep_output")
def gives_back(program):
    seen = []
    long = " ".join([draw.sentence()] * 60 + [draw.word()])
    for output in (draw.sentence(), "", f"  {draw.word()}\n{draw.word()} ", long):
        name = draw.sentence(2)
        result = program.Case(name, draw.sentence(), named(True, False)).run(saying(output))
        seen.append({"result": result, "name": name, "output": output})
    return seen


@gives_back.expect
def _(seen):
    for case in seen:
        expect(entry(case["result"], "name")).equals(case["name"], "`name` is not the name of the case.")
        expect(entry(case["result"], "output")).equals(
            case["output"], "`output` is not what the agent put out, unchanged."
        )


@check("passes a case without checks", landmark="own_list")
def without_checks(program):
    name, task, output = draw.word(), draw.sentence(), draw.sentence()
    results = [case.run(saying(output)) for case in (program.Case(name, task), program.Case(name, task, []))]
    return {"results": results, "right": {"name": name, "passed": True, "failed": [], "output": output}}


@without_checks.expect
def _(seen):
    left_out, empty = seen["results"]
    expect(left_out).holds(seen["right"], "A case made without checks should run and pass.")
    expect(empty).holds(seen["right"], "A case with an empty list of checks should run and pass.")


def lists_of(thing):
    """The lists that a thing holds, by whatever name."""
    found = []
    for name in dir(thing):
        if not name.startswith("__"):
            try:
                value = getattr(thing, name)
            except Exception:
                continue
            if isinstance(value, list) and all(value is not other for other in found):
                found.append(value)
    return found


@check("keeps cases apart", landmark="own_list")
def keeps_apart(program):
    one, other = program.Case(draw.word(), draw.sentence()), program.Case(draw.word(), draw.sentence())
    for held in lists_of(one):
        held.append(predicate(False))
    later = program.Case(draw.word(), draw.sentence())
    first, second = named(False, True), named(True, False)
    cases = [program.Case(draw.word(), draw.sentence(), list(checks)) for checks in (first, second)]
    return {
        "empty": [case.run(saying(draw.sentence())) for case in (other, later)],
        "full": [case.run(saying(draw.sentence())) for case in cases],
        "failed": [names(first[:1]), names(second[1:])],
    }


@keeps_apart.expect
def _(seen):
    for result in seen["empty"]:
        expect_failed(result, [], "A check that was added to one case turned up in another: they share a list.")
    for result, failed in zip(seen["full"], seen["failed"], strict=True):
        expect_failed(result, failed, "Of two cases run one after the other, each should report its own failures only.")


@check("starts anew with each run", landmark="failed_names")
def starts_anew(program):
    word = draw.word()
    checks = [predicate(lambda output: word in output), predicate(lambda output: word not in output)]
    case = program.Case(draw.word(), draw.sentence(), list(checks))
    outputs = [word, draw.word(), draw.word(), word]
    results = [case.run(saying(output)) for output in outputs]
    # The same agent may answer differently each time.
    later = iter(outputs)
    results += [case.run(fickle) for fickle in [lambda task: next(later)] * len(outputs)]
    with_word, without = names(checks[1:]), names(checks[:1])
    return {"results": results, "failed": [with_word, without, without, with_word] * 2}


@starts_anew.expect
def _(seen):
    for result, failed in zip(seen["results"], seen["failed"], strict=True):
        expect_failed(
            result, failed, "The case was run several times, and each result should be about its own run only."
        )


class Broken(Exception):
    """An error of the checks' own."""


def errors():
    word = draw.word()
    return [
        ValueError(word),
        KeyError(word),
        AssertionError(),
        ZeroDivisionError(word),
        TypeError(word),
        Broken(word),
    ]


def names_it(item, name):
    """Whether an entry of `failed` holds this name."""
    if isinstance(item, str):
        return name in item
    if isinstance(item, dict):
        return any(names_it(part, name) for pair in item.items() for part in pair)
    return isinstance(item, (list, tuple)) and any(names_it(part, name) for part in item)


def opened(result):
    """The result, with what they hold in place of entries of `failed` that are objects of a program's own."""
    if not isinstance(result, dict) or not isinstance(result.get("failed"), (list, tuple)):
        return result
    known = (str, dict, list, tuple)
    entries = [
        one if isinstance(one, known) or callable(one) else [repr(one), getattr(one, "__dict__", None)]
        for one in result["failed"]
    ]
    return {**result, "failed": entries}


def expect_entries(result, right, say):
    """`failed` has one entry for each of these names, in their order; `passed` says no."""
    failed = entry(result, "failed")
    fine = isinstance(failed, (list, tuple)) and len(failed) == len(right)
    expect(failed).that(fine and all(map(names_it, failed, right)), say, expected=right)
    expect(entry(result, "passed")).equals(not right, "A case with a check that raised was not counted as failed.")


@check("counts a check that raises as failed", landmark="crash_named", twist=1)
def raising_fails(program):
    seen = []
    for error in errors():
        checks = [predicate(True), predicate(True, raises=error), predicate(True)]
        result = program.Case(draw.word(), draw.sentence(), list(checks)).run(saying(draw.sentence()))
        seen.append({"result": opened(result), "failed": names(checks[1:2]), "error": type(error).__name__})
    return seen


@raising_fails.expect
def _(seen):
    for case in seen:
        say = f"One check of three raised {case['error']}; `failed` should have one entry, with its name."
        expect_entries(case["result"], case["failed"], say)


@check("runs the other checks when one raises", landmark="guard", twist=1)
def others_run(program):
    first, second = draw.random.sample(errors(), 2)
    checks = [
        predicate(True, raises=first),
        predicate(False),
        predicate(True),
        predicate(True, raises=second),
        predicate(False),
    ]
    output, task, asked = draw.sentence(), draw.sentence(), []
    result = program.Case(draw.word(), task, list(checks)).run(saying(output, asked))
    failed = names(checks[:2] + checks[3:])
    return {"result": opened(result), "failed": failed, "output": output, "task": task, "asked": asked}


@others_run.expect
def _(seen):
    expect_entries(
        seen["result"],
        seen["failed"],
        "Two checks raised and two gave False; `failed` should have an entry for each of the four, in order.",
    )
    expect(entry(seen["result"], "output")).equals(seen["output"], "`output` is not what the agent put out.")
    say = "Two checks raised, and the agent was not asked once, with the task of the case."
    expect(seen["asked"]).equals([seen["task"]], say)


@check("knows a check that raised from one that held", landmark="guard", twist=1)
def crash_alone(program):
    only, *_ = draw.shuffled(errors())
    word = draw.word()

    def verdict(output):
        if output == word:
            return True
        raise only

    checks = [predicate(verdict)]
    case = program.Case(draw.word(), draw.sentence(), list(checks))
    results = [opened(case.run(saying(output))) for output in (draw.word(), word, draw.word())]
    # Beside one that holds, and run twice: the second run is like the first.
    both = [predicate(True), *checks]
    case = program.Case(draw.word(), draw.sentence(), list(both))
    results += [opened(case.run(saying(output))) for output in (draw.word(), draw.word(), word)]
    return {"results": results, "failed": names(checks)}


@crash_alone.expect
def _(seen):
    raised, held, again, first, second, last = seen["results"]
    expect_entries(raised, seen["failed"], "The only check of the case raised, so the case failed by that check.")
    expect_failed(held, [], "The check raised in the run before and holds in this one, so the case passes.")
    expect_entries(again, seen["failed"], "The check held in the run before and raises in this one, so the case fails.")
    expect_entries(first, seen["failed"], "One of two checks raised, so the case failed by that check.")
    expect_entries(second, seen["failed"], "The same check raised once more, in a second run, so the case fails again.")
    expect_failed(last, [], "The check raised in two runs and holds in the third, so the case passes.")
