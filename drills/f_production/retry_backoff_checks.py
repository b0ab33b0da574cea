"""How retry-backoff is judged."""

import contextlib
from collections import Counter
from itertools import cycle, islice, pairwise
from operator import sub

from trainer.checking.api import check, clock, draw, expect, fail, ordinal

RETRYABLE = (429, 500, 502, 503, 504)
OTHERS = (400, 401, 403, 404, 408, 409, 422, 501, 505)
RUNS = 30
"""So many that a uniform draw stays out of one half of its range only once in 10 ** 9 times."""
EDGE = 0.5
NEAR = 0.15
"""How near to its ceiling a wait has to come where it is drawn until it does; a uniform one needs no second round."""
DRAWS = 286
"""Waits with one ceiling, out of a single call with many tries: a finer look at the range, as sure as the other."""
FINE_EDGE = 0.07
CAPPED = 162
"""Waits that the default cap alone bounds, and how near to it the longest of them has to come: as sure again."""
CAPPED_EDGE = 0.12
ROUNDS = 12
"""How often such waits are drawn at most. A uniform draw shows its whole range the first time; one that comes less
often near the ends, as `random.triangular`, is random from 0 to the ceiling too, and only takes longer to show it."""


def tried(program, failures, value, *args, **kwargs):
    """What `with_retry` comes to where the call fails in these ways, one after the other, and then works."""
    moments, start = [], clock.now

    def fn():
        moments.append(clock.now)
        if len(moments) <= len(failures):
            raise failures[len(moments) - 1]
        return value

    seen = {}
    try:
        seen["returned"] = program.with_retry(fn, *args, **kwargs)
    except BaseException as error:
        which = [position for position, failure in enumerate(failures) if failure is error]
        seen["raised"] = {"which": which, "kind": type(error).__name__, "error": error}
    seen["calls"] = len(moments)
    seen["before"] = round(moments[0] - start, 9) if moments else 0
    seen["waits"] = [round(later - sooner, 9) for sooner, later in pairwise(moments)]
    seen["after"] = round(clock.now - moments[-1], 9) if moments else 0
    return seen


def known(seen):
    """`seen`, where nothing was raised but what the call itself raised, or an HttpError; anything else goes on."""
    raised = seen.get("raised")
    if raised and not raised["which"] and raised["kind"] != "HttpError":
        raise raised["error"]
    return bare(seen)


def bare(seen):
    """`seen` without the exception itself."""
    if "raised" in seen:
        seen["raised"] = {"which": seen["raised"]["which"], "kind": seen["raised"]["kind"]}
    return seen


def failing(program, *statuses):
    return [program.HttpError(status) for status in statuses]


def always(program, calls):
    """More failures than calls are due, each with another status than the one before."""
    turn = draw.shuffled(RETRYABLE)
    return failing(program, *islice(cycle(turn), calls + 8))


def waits(program, attempts, *args, runs=RUNS, **kwargs):
    """What the waits before each retry look like, over many runs in which every call fails."""
    columns = [[] for _ in range(attempts - 1)]
    moments, most = [], attempts + 8
    errors = always(program, 0)

    def fn():
        moments.append(clock.now)
        if len(moments) < most:
            # The same few again and again, without their way so far, which would grow from try to try.
            raise errors[len(moments) % len(RETRYABLE)].with_traceback(None)

    for _ in range(runs):
        moments.clear()
        with contextlib.suppress(program.HttpError):
            program.with_retry(fn, attempts, *args, **kwargs)
        for column, wait in zip(columns, map(sub, moments[1:], moments), strict=False):
            column.append(wait)
    return [[round(wait, 9) for wait in column] for column in columns]


def one_run(program, count, ceilings, *args, **kwargs):
    """What `count` waits look like, all of a single call with many tries, each as a share of its ceiling: the
    numbers of `ceilings`, then the last of them for the rest."""
    found = waits(program, count + 1, *args, runs=1, **kwargs)
    bounds = [*ceilings, *[ceilings[-1]] * (count - len(ceilings))]
    return looks([wait / bound for column, bound in zip(found, bounds, strict=True) for wait in column])


def drawn_until(enough, found):
    """Waits that `found` gives, drawn again and again until they are `enough`, or no more can be expected."""
    column = []
    for _ in range(ROUNDS):
        column += found()
        if not column or enough(column) or min(column) == max(column):
            break
    return column


def looks(column):
    """A column of waits in a few numbers."""
    shortest, longest = min(column, default=0), max(column, default=0)
    return {
        "waits": len(column),
        "shortest": shortest,
        "longest": longest,
        "middle": any(longest * 0.3 < wait < longest * 0.7 for wait in column),
        "same": max(Counter(column).values(), default=0),
    }


def all_looks(columns):
    return [looks(column) for column in columns]


def judged(columns):
    """The columns that hold waits; there is at least one."""
    if not columns[0]["waits"]:
        fail(
            "After a retryable error there was no second try, so there was no wait to look at.",
            0,
            {"retries": 1},
        )
    return [column for column in columns if column["waits"]]


def range_of(column):
    return {"shortest": round(column["shortest"], 2), "longest": round(column["longest"], 2)}


def expect_ceilings(columns, ceilings, edge=EDGE):
    for n, (column, ceiling) in enumerate(zip(judged(columns), ceilings, strict=False)):
        where = f"before the {ordinal(n)} retry"
        if column["longest"] > ceiling + 1e-6:
            fail(f"The wait {where} was longer than {ceiling:g} s.", range_of(column), {"longest": ceiling})
        if column["longest"] < ceiling * (1 - edge):
            fail(
                f"The wait {where} never came near {ceiling:g} s in {column['waits']} runs.",
                range_of(column),
                {"longest": ceiling},
            )


def expect_shares(shares, what):
    """Many waits of one call, each as a share of its ceiling, stay below it and come near it."""
    judged([shares])
    if shares["longest"] > 1 + 1e-6:
        fail(f"{what}, a wait was longer than it may be.", range_of(shares), {"longest share of the ceiling": 1})
    if shares["longest"] < 1 - EDGE:
        fail(f"{what}, no wait came near its ceiling.", range_of(shares), {"longest share of the ceiling": 1})


def expect_range(column, ceiling, edge, share, where):
    """The waits of a column fill the whole range from 0 to `ceiling`; no one length has more than its `share`."""
    whole = {"shortest": "near 0", "longest": ceiling}
    if column["shortest"] == column["longest"]:
        fail(f"{where} the wait was always the same; there is no jitter.", range_of(column), whole)
    if column["shortest"] > ceiling * edge:
        fail(f"{where} the wait was never short; it may be anything down to 0.", range_of(column), whole)
    if column["longest"] < ceiling * (1 - edge):
        fail(f"{where} the wait was never long.", range_of(column), whole)
    if column["same"] > column["waits"] * share:
        fail(f"{where} many of the waits were the same to the last digit.", range_of(column), whole)
    if not column["middle"]:
        fail(f"{where} the wait was short or long, and never anything in the middle.", range_of(column), whole)


@check("returns what the call returns", landmark="result")
def returns_result(program):
    values = [draw.sentence(), {"count": draw.number()}, None, 0, "", False, []]
    seen = [known(tried(program, failing(program, *[503] * (i % 3)), v)) for i, v in enumerate(values)]
    return {"values": values, "seen": seen}


@returns_result.expect
def _(case):
    for position, (value, seen) in enumerate(zip(case["values"], case["seen"], strict=False)):
        failures = position % 3
        if "returned" not in seen:
            fail(
                f"The call worked on try {failures + 1}, and yet an error was raised.",
                seen["raised"]["kind"],
                value,
            )
        expect(seen["returned"]).equals(
            value, f"The call returned {value!r} on try {failures + 1}; that did not come back."
        )
        expect(seen["calls"]).equals(
            failures + 1, f"The call worked on try {failures + 1} and should not be made again after that."
        )
        expect(seen["before"]).equals(0, "It slept before the first call, when nothing had failed yet.")


@check("tries again after every retryable status", landmark="only_transient")
def retries_transient(program):
    value = draw.word()
    seen = [[s, known(tried(program, failing(program, s), value))] for s in draw.shuffled(RETRYABLE)]
    mixed = known(tried(program, failing(program, *draw.shuffled(RETRYABLE)[:4]), value))
    status, special = draw.choice(RETRYABLE), type("RateLimited", (program.HttpError,), {})
    derived = [status, known(tried(program, [special(status)], value))]
    return {"value": value, "seen": seen, "mixed": mixed, "derived": derived}


@retries_transient.expect
def _(case):
    for status, seen in case["seen"]:
        expect(seen).holds(
            {"returned": case["value"], "calls": 2},
            f"After one {status} the call should be tried again, and then works.",
        )
    expect(case["mixed"]).holds(
        {"returned": case["value"], "calls": 5},
        "Four different retryable errors came before the fifth and last try, which works.",
    )
    status, seen = case["derived"]
    expect(seen).holds(
        {"returned": case["value"], "calls": 2},
        f"The error with status {status} was of a subclass of HttpError, so it is an HttpError and is tried again.",
    )


@check("raises any other status at once", landmark="only_transient")
def raises_permanent(program):
    seen = [[s, known(tried(program, failing(program, s, s), draw.word()))] for s in OTHERS]
    later = known(tried(program, failing(program, 503, 400, 400), draw.word()))
    return {"seen": seen, "later": later}


@raises_permanent.expect
def _(case):
    for status, seen in case["seen"]:
        expect(seen["calls"]).equals(1, f"A {status} was tried again; it will be a {status} next time too.")
        if seen.get("raised", {}).get("which") == []:
            fail(
                f"After a {status} came out an error of the same kind, but not the very one that the call raised.",
                seen["raised"]["kind"],
                "the error of the call itself",
            )
        expect(seen.get("raised", {}).get("which")).equals([0], f"The error with status {status} was not raised.")
        expect(seen["after"]).equals(0, f"It slept before it raised the {status}.")
    later = case["later"]
    expect(later["calls"]).equals(2, "After a 503 came a 400, which should end the tries at once.")
    expect(later.get("raised", {}).get("which")).equals([1], "After a 503 came a 400; that is the error to be raised.")


class StrangerError(Exception):
    """An error of another client, which has a status too."""

    status = 503


@check("raises any other exception at once", landmark="only_http")
def raises_others(program):
    kinds = (ValueError, ConnectionError, TimeoutError, KeyError, StrangerError)
    errors = [kind(draw.word()) for kind in kinds]
    return [[type(e).__name__, known(tried(program, [e, e, e], draw.word()))] for e in errors]


@raises_others.expect
def _(cases):
    for kind, seen in cases:
        expect(seen["calls"]).equals(1, f"After a {kind}, which is no HttpError, the call was tried again.")
        expect("raised" in seen).equals(True, f"The {kind} that the call raised did not come out.")
        expect(seen["after"]).equals(0, f"It slept before it raised the {kind}.")


@check("makes as many calls as `attempts` says", landmark="try_limit")
def counts_calls(program):
    counts = (1, 2, draw.number(3, 4), draw.number(6, 9))
    seen = [[n, known(tried(program, always(program, n), None, n))] for n in counts]
    seen += [[n, known(tried(program, always(program, n), None, attempts=n))] for n in counts]
    seen.append([5, known(tried(program, always(program, 5), None))])
    seen.append([6, known(tried(program, always(program, 6), None, 6, 60.0, 600.0))])
    return seen


@counts_calls.expect
def _(cases):
    for attempts, seen in cases:
        calls = "one call" if attempts == 1 else f"{attempts} calls in all"
        expect(seen["calls"]).equals(
            attempts, f"With every call failing and `attempts` {attempts} there should be {calls}."
        )


@check("takes a success on the last try", landmark="try_limit")
def last_try(program):
    value = draw.word()
    seen = [[n, known(tried(program, failing(program, *[502] * (n - 1)), value, n))] for n in (1, 2, draw.number(3, 7))]
    return {"value": value, "seen": seen}


@last_try.expect
def _(case):
    for attempts, seen in case["seen"]:
        expect(seen).holds(
            {"returned": case["value"], "calls": attempts},
            f"With `attempts` {attempts}, try {attempts} worked; its result should come back.",
        )


@check("raises the last failure as it is", landmark="last_error")
def raises_last(program):
    statuses = draw.shuffled(RETRYABLE)
    seen = []
    for attempts in (1, 2, 4):
        failures = failing(program, *statuses[: attempts - 1], statuses[attempts - 1], *[500] * 8)
        seen.append([attempts, bare(tried(program, failures, None, attempts))])
    return seen


@raises_last.expect
def _(cases):
    for attempts, seen in cases:
        if "raised" not in seen:
            fail(
                f"All {attempts} tries failed, and yet nothing was raised."
                if attempts > 1
                else "The only try failed, and yet nothing was raised.",
                {"returned": seen["returned"]},
                "the error of the last try",
            )
        raised, calls = seen["raised"], seen["calls"]
        expect(raised["which"]).equals(
            [calls - 1],
            f"What came out is a {raised['kind']}, but not the very error that the last try raised.",
        )


@check("does not sleep before it gives up", landmark="last_error")
def no_last_sleep(program):
    return [[n, known(tried(program, always(program, n), None, n, 4.0, 60.0))] for n in (1, 2, 4) for _ in range(3)]


@no_last_sleep.expect
def _(cases):
    for attempts, seen in cases:
        expect(seen["after"] > 0).equals(
            False, f"After try {attempts} of {attempts} failed, it slept although no other try was to come."
        )


@check("doubles the longest wait from retry to retry", landmark="doubling")
def doubles(program):
    base = draw.choice((0.75, 1.5, 3.0))
    ceilings = [base * share for share in (1, 2, 4, 8, 16, 32, 64, 100)]
    columns = [[], [], [], []]
    for _ in range(ROUNDS):
        for column, drawn in zip(columns, waits(program, 5, base, base * 100), strict=True):
            column += drawn
        if all(not c or min(c) == max(c) or max(c) > base * 2**n * (1 - NEAR) for n, c in enumerate(columns)):
            break
    return {
        "base": base,
        "by position": all_looks(columns),
        "by name": one_run(program, 2 * RUNS, ceilings, base=base, cap=base * 100),
    }


@doubles.expect
def _(case):
    expect_ceilings(case["by position"], [case["base"] * 2**n for n in range(4)], NEAR)
    expect_shares(case["by name"], "With `base` and `cap` given by name")


@check("never waits longer than the cap", landmark="cap")
def caps(program):
    base = draw.choice((0.75, 1.5, 3.0))
    return {
        "three": one_run(program, 3 * RUNS, [base, base * 2, base * 3], base, base * 3),
        "half": one_run(program, 2 * RUNS, [base / 2], base=base, cap=base / 2),
        "none": [
            [what, known(tried(program, always(program, 4), None, 4, **limits))["waits"]]
            for what, limits in (("base", {"base": 0, "cap": base}), ("cap", {"base": base, "cap": 0}))
        ],
    }


@caps.expect
def _(case):
    expect_shares(case["three"], "With a cap three times the base")
    expect_shares(case["half"], "With a cap half the base")
    for what, waited in case["none"]:
        if max(waited, default=0) > 1e-6:
            fail(f"With a {what} of 0 there is nothing to wait for.", {"longest": max(waited)}, {"longest": 0})


@check("has the base and the cap of the signature by default", landmark="cap")
def defaults(program):
    def from_fifth_on():
        # There the cap alone sets the range, so that many tries show it finely.
        return [wait for column in waits(program, CAPPED + 5, runs=1)[4:] for wait in column]

    capped = drawn_until(lambda column: max(column) > 8.0 * (1 - CAPPED_EDGE), from_fifth_on)
    return {"first": all_looks(waits(program, 3)), "capped": looks(capped)}


@defaults.expect
def _(case):
    expect_ceilings(case["first"], [0.5, 1.0])
    capped = case["capped"]
    many = capped["waits"] > CAPPED / 2 and capped["shortest"] < capped["longest"]
    if many and not 8.0 * (1 - CAPPED_EDGE) < capped["longest"] < 8.0 + 1e-6:
        fail(
            "Where no cap was given, the longest of many waits should be just about 8 s.",
            range_of(capped),
            {"longest": 8.0},
        )


@check("draws each wait from the whole range down to none", landmark="full_jitter")
def full_jitter(program):
    base = draw.choice((1.0, 1.5, 2.0))

    def many():
        return [wait for column in waits(program, DRAWS + 1, base, base, runs=1) for wait in column]

    def whole(column):
        return min(column) <= base * FINE_EDGE and max(column) >= base * (1 - FINE_EDGE)

    return {
        "base": base,
        "waits": all_looks(waits(program, 4, base, base * 4)),
        "many": looks(drawn_until(whole, many)),
    }


@full_jitter.expect
def _(case):
    for n, column in enumerate(judged(case["waits"])):
        ceiling = min(case["base"] * 4, case["base"] * 2**n)
        expect_range(column, ceiling, EDGE, 0.6, f"Before the {ordinal(n)} retry, with room for {ceiling:g} s,")
    expect_range(case["many"], case["base"], FINE_EDGE, 0.16, f"With room for {case['base']:g} s each time,")


@check("starts afresh with every call", landmark="try_limit")
def afresh(program):
    value = draw.word()
    first = known(tried(program, failing(program, 503, 503), value, 3))
    second = known(tried(program, failing(program, 503, 503), value, 3))
    return {"value": value, "first": first, "second": second}


@afresh.expect
def _(case):
    for which in ("first", "second"):
        expect(case[which]).holds(
            {"returned": case["value"], "calls": 3},
            f"The {which} of two uses should have had all of its three tries.",
        )


def asking(program, seconds, status=429):
    error = program.HttpError(status)
    object.__setattr__(error, "retry_after", seconds)
    return error


@check("waits at least as long as the service asks", landmark="at_least", twist=1)
def waits_at_least(program):
    cases = []
    for seconds in (draw.number(20, 60), draw.number(3, 7) + 0.5, draw.number(100, 200)):
        seen = known(tried(program, [asking(program, seconds)], draw.word(), 3, 1.0, 8.0))
        cases.append([seconds, seen])
    for place in range(2):  # the second failure may ask for a wait as well as the first
        errors = [*failing(program, 503), asking(program, draw.number(20, 60), 429)]
        errors = [asking(program, 30), *errors[1:]] if place else errors
        seen = known(tried(program, errors, draw.word(), 4, 1.0, 8.0))
        cases.append([errors[1].retry_after, {**seen, "waits": seen["waits"][1:]}])
    late = draw.number(20, 60)
    seen = known(tried(program, [*failing(program, 503, 503, 503), asking(program, late)], draw.word(), 6, 1.0, 8.0))
    cases.append([late, {**seen, "waits": seen["waits"][3:]}])
    for _ in range(60):
        cases.append([4, known(tried(program, [asking(program, 4, 503)], draw.word(), 3, 8.0, 8.0))])
    return cases


@waits_at_least.expect
def _(cases):
    for seconds, seen in cases:
        if not seen["waits"]:
            fail(f"A retryable error that asked for {seconds} s was not tried again.", seen["calls"], 2)
        if seen["waits"][0] < seconds - 1e-6:
            fail(
                f"The error asked for {seconds} s, and the next try came sooner.",
                {"waited": round(seen["waits"][0], 2)},
                {"at least": seconds},
            )


@check("takes an error without a wish as before", landmark="read_header", twist=1)
def without_wish(program):
    value = draw.word()
    wishes = [asking(program, None), asking(program, 0), *failing(program, 503)]
    seen = [known(tried(program, [error], value, 3, 1.0, 8.0)) for error in wishes]
    columns = [
        [wait for _ in range(RUNS) for wait in known(tried(program, [error], value, 3, 1.0, 8.0))["waits"]]
        for error in wishes
    ]
    return {"value": value, "seen": seen, "waits": all_looks(columns)}


@without_wish.expect
def _(case):
    for what, seen, waited in zip(("None", "0", "absent"), case["seen"], case["waits"], strict=True):
        expect(seen).holds(
            {"returned": case["value"], "calls": 2},
            f"With a `retry_after` that is {what} the call should be tried again.",
        )
        expect(waited["longest"] <= 1.0 + 1e-6).equals(
            True,
            f"With a `retry_after` that is {what} the first wait should be no longer than the base, 1 s.",
        )
        if what != "0":
            # Who takes the wish for the wait does as 0 says, and waits for nothing.
            expect_range(waited, 1.0, EDGE, 0.6, f"With a `retry_after` that is {what} and room for 1 s,")


@check("forgets the wish after the next try", landmark="read_header", twist=1)
def forgets_wish(program):
    seconds, value = draw.number(30, 60), draw.word()
    columns, later = [[], [], []], []
    for _ in range(RUNS):
        seen = known(tried(program, [asking(program, seconds), *failing(program, 503, 503, 503)], value, 5, 1.0, 3.0))
        for column, wait in zip(columns, seen["waits"][1:], strict=False):
            column.append(wait)
    for _ in range(3):
        known(tried(program, [asking(program, seconds)], value, 5, 1.0, 3.0))
        later += known(tried(program, failing(program, 503), value, 5, 1.0, 3.0))["waits"]
    return {"waits": all_looks(columns), "later": looks(later)}


@forgets_wish.expect
def _(case):
    for n, (waited, most) in enumerate(zip(case["waits"], (2, 3, 3), strict=True), 1):
        expect(waited["longest"] <= most + 1e-6).equals(
            True,
            f"Only the first error asked for a wait; before the {ordinal(n)} retry at most {most} s were due.",
        )
        if waited["waits"] and waited["longest"] < most * (1 - EDGE):
            fail(
                f"The first error asked for a wait; before the {ordinal(n)} retry the wait never came near {most} s, "
                f"its ceiling, in {RUNS} runs.",
                range_of(waited),
                {"longest": most},
            )
    expect(case["later"]["longest"] <= 1 + 1e-6).equals(
        True, "An error of one call asked for a wait; in the next call nobody did, and at most 1 s was due."
    )


@check("lets the wish make nothing retryable", landmark="only_transient", twist=1)
def wish_changes_nothing(program):
    permanent = known(tried(program, [asking(program, draw.number(5, 9), 400)] * 3, draw.word(), 3))
    last = known(tried(program, [asking(program, draw.number(5, 9), 429) for _ in range(9)], draw.word(), 2))
    return {"permanent": permanent, "last": last}


@wish_changes_nothing.expect
def _(case):
    expect(case["permanent"]["calls"]).equals(1, "A 400 with a `retry_after` was tried again.")
    expect(case["last"]["calls"]).equals(2, "With `attempts` 2 and a `retry_after` there should be two calls.")
    expect(case["last"]["after"]).equals(
        0, "It slept for the last error's `retry_after` although no other try was to come."
    )
