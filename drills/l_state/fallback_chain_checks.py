"""How fallback-chain is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, ordinal, outcome_of

KINDS = (ConnectionError, TimeoutError)
"""What a source fails with that nobody would call a surprise; one check has others."""


class OwnTrouble(Exception):
    """What a source may raise that is of no built-in kind."""


class Chain:
    """Sources that work or fail as told: `plan` has a letter for each, `w` or `f`. Their calls are noted."""

    def __init__(self, plan):
        self.names = draw.words(len(plan))
        self.answers = [draw.sentence(3) for _ in plan]
        self.troubles = draw.words(len(plan))
        self.errors = [draw.choice(KINDS)(word) for word in self.troubles]
        self.calls, self.log, self.logs = [], [], []
        self.plan = plan
        self.sources = [(name, self.source(position)) for position, name in enumerate(self.names)]

    def source(self, position):
        def answer(request):
            self.calls.append([position, copy(request)])
            self.logs.append(copy(self.log))
            if self.plan[position] == "f":
                raise self.errors[position]
            return self.answers[position]

        return answer

    def ask(self, program, request=None):
        request = draw.sentence() if request is None else request
        return copy(program.answer_with_fallbacks(self.sources, request, self.log))

    def seen(self, got):
        return {
            "got": got,
            "plan": self.plan,
            "called": [position for position, _ in self.calls],
            "names": self.names,
            "answers": self.answers,
            "errors": [[type(error).__name__, word] for error, word in zip(self.errors, self.troubles, strict=True)],
            "log": [told(entry) for entry in self.log],
            "logs": self.logs,
        }


def told(entry):
    """An entry of the log, its error as text; it may be the exception itself, or hold its type and message apart."""
    error = entry.get("error") if isinstance(entry, dict) else None
    if isinstance(error, Exception):
        return {**copy(entry), "error": f"{type(error).__name__}: {error}"}
    if isinstance(error, (dict, list, tuple)):
        return {**copy(entry), "error": repr(error)}
    return copy(entry)


def asked(program, plan):
    chain = Chain(plan)
    return chain.seen(chain.ask(program))


@check("answers from the first source that works", landmark="in_order")
def first_that_works(program):
    return [asked(program, plan) for plan in ("w", "www", "fww", "fwf", "ffw", "fffww")]


@first_that_works.expect
def _(cases):
    for case in cases:
        works = case["plan"].index("w")
        said = f"{works} of {len(case['plan'])} sources failed before one worked"
        expect(case["called"]).equals(
            list(range(works + 1)), f"{said}: they should be called in order, each once, and none after it."
        )
        wanted = {"answer": case["answers"][works], "served_by": case["names"][works]}
        expect(case["got"]).holds(wanted, f"{said}: its answer and its name should come back.")


@check("tells sources of one name apart", landmark="in_order")
def same_names(program):
    seen = []
    for plan in ("fw", "ffw"):
        chain = Chain(plan)
        chain.names = [chain.names[0]] * len(plan)
        chain.sources = [(chain.names[0], source) for _, source in chain.sources]
        seen.append(chain.seen(chain.ask(program)))
    return seen


@same_names.expect
def _(cases):
    for case in cases:
        say = "The same model stands in the chain more than once"
        expect(case["called"]).equals(list(range(len(case["plan"]))), f"{say}: each place is to be tried in its turn.")
        wanted = {"answer": case["answers"][-1], "served_by": case["names"][-1], "degraded": True}
        expect(case["got"]).holds(wanted, f"{say}: an answer from a later place is degraded.")


@check("passes the request on as it is", landmark="in_order")
def passes_request(program):
    requests = [draw.sentence(), {"question": draw.word(), "top": draw.number()}, [draw.word()], None, ""]
    seen = []
    for request in requests:
        chain = Chain("ffw")
        program.answer_with_fallbacks(chain.sources, copy(request), chain.log)
        seen.append([[given for _, given in chain.calls], [request] * 3])
    return seen


@passes_request.expect
def _(cases):
    for got, wanted in cases:
        expect(got).equals(wanted, "Each source should be called with the request itself.")


@check("does not mark the answer of the first source", landmark="mark")
def not_degraded(program):
    return [asked(program, plan)["got"] for plan in ("w", "ww", "wff")]


@not_degraded.expect
def _(cases):
    for got in cases:
        expect(got).holds(
            {"degraded": False}, "The first source answered: that is the real thing, `degraded` is False."
        )


@check("marks the answer of any other source as degraded", landmark="mark")
def degraded(program):
    return [asked(program, plan)["got"] for plan in ("fw", "fww", "ffw", "ffffw")]


@degraded.expect
def _(cases):
    for got in cases:
        expect(got).holds({"degraded": True}, "Another source than the first answered, and the result does not say so.")


@check("takes whatever is returned for the answer", landmark="mark")
def any_answer(program):
    seen = []
    texts = ("", f"ERROR: {draw.word()}", f" {draw.word()}\n")
    for value in (*texts, None, 0, False, [], {}, {"error": draw.word()}, ValueError(draw.word())):
        for plan in ("ww", "fww"):
            chain = Chain(plan)
            chain.answers[plan.index("w")] = value
            got = chain.ask(program)
            works = plan.index("w")
            same = isinstance(got, dict) and "answer" in got and copy(got["answer"]) == copy(value)
            seen.append(
                {"value": repr(value), "same": same or isinstance(value, ValueError), **_served(chain, got, works)}
            )
    return seen


def _served(chain, got, works):
    return {
        "by": got.get("served_by") if isinstance(got, dict) else None,
        "degraded": got.get("degraded") if isinstance(got, dict) else None,
        "name": chain.names[works],
        "called": len(chain.calls),
        "wanted": works + 1,
    }


@any_answer.expect
def _(cases):
    for case in cases:
        say = f"A source returned {case['value']}; that is its answer"
        expect(case["called"]).equals(case["wanted"], f"{say}, and no other source is asked.")
        expect(case["by"]).equals(case["name"], f"{say}, served by this source.")
        expect(case["same"]).equals(True, f"{say}, as it is.")
        expect(case["degraded"]).equals(
            case["wanted"] > 1, f"{say}, and whether it is degraded goes by the source, not by the answer."
        )


@check("logs each fall with its reason", landmark="log")
def logs(program):
    # What the system raises has its message behind a number, and some messages have several lines.
    system = Chain("fw")
    system.errors[0] = ConnectionError(draw.number(), f"{draw.word()}\n{system.troubles[0]}")
    return [*[asked(program, plan) for plan in ("w", "fw", "ffw", "fff")], system.seen(system.ask(program))]


@logs.expect
def _(cases):
    for case in cases:
        failed = len(case["plan"]) - len(case["plan"].lstrip("f"))
        expect(len(case["log"])).equals(
            failed, f"{failed} sources failed, so the log should have as many entries more."
        )
        for entry, name, (kind, message) in zip(case["log"], case["names"], case["errors"], strict=False):
            expect(entry).holds({"failed": name}, "The log should say which source failed.")
            expect(entry.get("error")).mentions(
                kind, message, say="The log should give the type of the exception and its message."
            )


@check("logs a fall before it tries the next source", landmark="log")
def logs_at_once(program):
    return asked(program, "fffw")


@logs_at_once.expect
def _(case):
    expect([len(log) for log in case["logs"]]).equals(
        [0, 1, 2, 3], "When a source is tried, the failures before it should be in the log already."
    )


@check("gives a marked result when nothing is left", landmark="exhausted")
def nothing_left(program):
    seen = []
    for plan in ("f", "fff"):
        chain = Chain(plan)
        outcome = outcome_of(chain.ask, program)
        seen.append([outcome.get("raised"), outcome.get("returned"), len(chain.calls), len(plan)])
    return seen


@nothing_left.expect
def _(cases):
    for raised, got, calls, count in cases:
        if raised is not None:
            fail("All sources failed, and that raised.", raised, {"answer": None, "served_by": None, "degraded": True})
        expect(got).holds(
            {"answer": None, "served_by": None, "degraded": True},
            "All sources failed: no answer, served by nobody, and degraded.",
        )
        expect(calls).equals(count, "Each source should be tried once.")


@check("starts at the first source for each request", landmark="in_order")
def starts_anew(program):
    chain = Chain("ffw")
    note = {"failed": draw.word(), "error": draw.word()}
    chain.log.append(note)
    first = chain.ask(program)
    chain.plan = "www"
    request = draw.sentence()
    second = chain.ask(program, request)
    seen = chain.seen(second)
    # What was answered before is no source of its own.
    chain.log, chain.plan = [], "fff"
    third = chain.ask(program, request)
    return {"first": first, "second": second, "third": third, "case": seen, "note": note}


@starts_anew.expect
def _(case):
    seen = case["case"]
    expect(seen["called"]).equals([0, 1, 2, 0], "A source failed for an earlier request; the next one tries it again.")
    expect(case["first"]).holds({"degraded": True}, "The third source answered, and the result does not say so.")
    expect(case["second"]).holds(
        {"degraded": False, "served_by": seen["names"][0]}, "The second request was answered by the first source."
    )
    expect(len(seen["log"])).equals(3, "The log should keep what is in it and gain an entry for each failure.")
    expect(seen["log"][0]).equals(case["note"], "The log should keep what is in it.")
    expect(case["third"]).holds(
        {"answer": None, "served_by": None, "degraded": True},
        "The same request came again and all sources failed: an answer from before is none of this chain's sources.",
    )


@check("falls back on a failure of any kind", landmark="exceptions")
def any_failure(program):
    seen = []
    for kind in (ValueError, KeyError, RuntimeError, TypeError, OwnTrouble):
        chain = Chain("ffw")
        chain.errors[:2] = [kind(draw.word()), kind(draw.word())]
        got = outcome_of(chain.ask, program)
        seen.append([kind.__name__, got.get("raised"), got.get("returned"), chain.answers[2]])
    return seen


@any_failure.expect
def _(cases):
    for kind, raised, returned, answer in cases:
        what = f"A `{kind}` in each of the first two sources"
        if raised:
            fail(f"{what}: `{raised}` was raised instead of the next source's answer.", raised, answer)
        expect(returned).holds({"answer": answer}, f"{what}: the next source's answer should come back.")


@check("lets a wish to stop through", landmark="exceptions")
def stops(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        for place in (0, 1, 2):
            chain = Chain("fffw")
            chain.errors[place] = kind(draw.word())
            seen.append([kind.__name__, outcome_of(chain.ask, program).get("raised"), len(chain.calls), place])
    return seen


@stops.expect
def _(cases):
    for kind, raised, calls, place in cases:
        where = f"The {ordinal(place)} source"
        expect(raised).equals(kind, f"{where} raised `{kind}`: that is a wish to stop and should come out.")
        expect(calls).equals(place + 1, f"{where} raised `{kind}`, and another source was asked.")


# Twist 1: figures.


def outcomes_of(program, good_primary, bad_primary, good_degraded, bad_degraded):
    """Results of the program's own, with whether they were good, in an order of chance."""
    rows = []
    for plan, good, count in (
        ("ww", True, good_primary),
        ("ww", False, bad_primary),
        ("fw", True, good_degraded),
        ("ff", False, bad_degraded),
    ):
        rows += [(asked(program, plan)["got"], good) for _ in range(count)]
        if plan == "ww" and not good and count:
            # The first source said nothing: that is its answer, and a bad one.
            chain = Chain(plan)
            chain.answers[0] = draw.choice((None, ""))
            rows[-1] = (chain.ask(program), good)
    return draw.shuffled(rows)


@check("counts the best source and the others apart", landmark="apart", twist=1)
def apart(program):
    seen = []
    for counts in ((3, 1, 3, 5), (1, 7, 2, 0), (4, 0, 0, 2)):
        wanted = {"primary": counts[0] / sum(counts[:2]), "degraded": counts[2] / sum(counts[2:])}
        seen.append([wanted, copy(program.success_rates(outcomes_of(program, *counts)))])
    return seen


@apart.expect
def _(cases):
    for wanted, got in cases:
        expect(got).holds(wanted, "The share of good answers of the first source and of the others, each by itself.")


@check("says how often a fallback answered", landmark="how_often", twist=1)
def how_often(program):
    seen = []
    for counts in ((3, 1, 3, 1), (5, 1, 1, 1), (0, 0, 1, 3), (2, 2, 0, 0)):
        wanted = {"fallback_rate": sum(counts[2:]) / sum(counts)}
        seen.append([wanted, copy(program.success_rates(outcomes_of(program, *counts)))])
    return seen


@how_often.expect
def _(cases):
    for wanted, got in cases:
        expect(got).holds(wanted, "`fallback_rate` is the share of degraded results among all, good or not.")


@check("gives no rate where there is nothing to count", landmark="none_yet", twist=1)
def nothing_to_count(program):
    return [
        [{"primary": None, "degraded": None, "fallback_rate": None}, copy(program.success_rates([]))],
        [{"primary": 0.5, "degraded": None}, copy(program.success_rates(outcomes_of(program, 1, 1, 0, 0)))],
        [{"primary": None, "degraded": 0.0}, copy(program.success_rates(outcomes_of(program, 0, 0, 0, 2)))],
        [{"primary": 0.0, "degraded": 1.0}, copy(program.success_rates(outcomes_of(program, 0, 2, 1, 0)))],
    ]


@nothing_to_count.expect
def _(cases):
    for wanted, got in cases:
        expect(got).holds(wanted, "Where there is nothing to count, the rate is `None`; where all were bad, it is 0.")
