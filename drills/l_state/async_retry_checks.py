"""How async-retry is judged. The waits are what the program asks of the `sleep` it is handed: nobody really waits."""

import asyncio
import inspect

from trainer.checking.api import caught, check, draw, expect, fail, ordinal

RUNS = 40
"""So many that a uniform draw stays out of one half of its range only once in 10 ** 12 times."""
CAP_EDGE = 0.88
"""How near to the cap the longest of three columns of waits has to come: 120 draws miss it once in 10 ** 6 times."""
OWN_LOOP = ("from a running event loop", "already running", "another loop is running")
"""What asyncio says to whoever begins an event loop inside one that runs."""
BOUND = 5.0
"""Seconds after which a program that does not come back is given up."""


class Line:
    """A dependency that fails in the given ways, one after the other, and then works; and the waits between."""

    def __init__(self, failures, value=None):
        self.failures, self.value = list(failures), value
        self.calls, self.waits, self.after_last = 0, [], 0

    async def fn(self):
        self.calls += 1
        self.after_last = 0
        await asyncio.sleep(0)
        if self.calls <= len(self.failures):
            raise self.failures[self.calls - 1]
        return self.value

    async def sleep(self, seconds, *_):
        self.waits.append(seconds)
        self.after_last += 1
        await asyncio.sleep(0)


async def tried(program, line, *args, **kwargs):
    """What one retry comes to."""
    seen = {}
    try:
        # More calls than this, and the program would go on for ever.
        got = await asyncio.wait_for(program.retry_with_backoff(line.fn, *args, sleep=line.sleep, **kwargs), BOUND)
        seen["returned"] = "a coroutine" if asyncio.iscoroutine(got) else got
        if asyncio.iscoroutine(got):
            got.close()
    except Exception as error:
        which = next((place for place, failure in enumerate(line.failures) if failure is error), None)
        kind = type(error).__name__
        if which is None:
            # A failure may be a TimeoutError too; one that is none of them is the bound's.
            if not isinstance(error, asyncio.TimeoutError):
                raise
            kind = "nothing: it did not come back"
        seen["raised"] = {"which": which, "kind": kind}
    return {**seen, "calls": line.calls, "waits": list(line.waits), "idle": line.after_last}


def transient(program, count):
    return [program.TransientError(draw.word()) for _ in range(count)]


@check("can be awaited", landmark="awaited")
async def awaitable(program):
    """What calling it gives, and what becomes of that: one failure and then a success."""
    line = Line(transient(program, 1), draw.word())
    try:
        made = program.retry_with_backoff(line.fn, 3, 0.001, sleep=line.sleep)
    except RuntimeError as error:
        if not any(said in str(error) for said in OWN_LOOP):
            raise
        return {"own loop": True}
    if not inspect.isawaitable(made):
        return {"nothing to await": type(made).__name__}
    try:
        await asyncio.wait_for(made, BOUND)
    except program.TransientError:
        return {"plain": not inspect.iscoroutinefunction(program.retry_with_backoff)}
    return {}


@awaitable.expect
def _(seen):
    if seen.get("own loop"):
        fail("`retry_with_backoff` begins an event loop inside the one that calls it: write `async def`, and `await`.")
    if "nothing to await" in seen:
        fail(
            "What `retry_with_backoff` gives can't be awaited: write `async def`.",
            seen["nothing to await"],
            "a coroutine",
        )
    if seen.get("plain"):
        fail("`retry_with_backoff` is a plain `def`, so it can't wait for the call and see it fail: write `async def`.")


@check("waits by awaiting `sleep`", landmark="jittered_wait")
async def awaits(program):
    seen = []
    for failures in (0, 1, 3):
        seen.append([failures, await tried(program, Line(transient(program, failures), draw.word()), 5, 0.001)])
    return seen


@awaits.expect
def _(cases):
    for failures, seen in cases:
        if failures and seen["calls"] < 2:
            # That it did not call again is said elsewhere.
            continue
        if failures and not seen["waits"]:
            fail(
                "A call failed and was made again, and the `sleep` that was handed over was not awaited.", [], failures
            )
        expect(len(seen["waits"])).equals(
            failures, f"{failures} calls failed before one worked; `sleep` should be awaited once after each of those."
        )


@check("tries again until it works", landmark="awaited")
async def works(program):
    values = [draw.word(), {"count": draw.number()}, None, 0, "", []]
    seen = []
    for place, value in enumerate(values):
        for failures in {0, place % 3}:
            line = Line(transient(program, failures), value)
            when = f"The call fails {failures} times and then works" if failures else "The call works at once"
            seen.append([when, failures, value, await tried(program, line)])
    for kind in (ValueError, program.TransientError):
        value = kind(draw.word())
        when = f"The call gives a {kind.__name__} for its value, and does not raise it"
        seen.append([when, 0, repr(value), await given_back(program, value)])
    return seen


async def given_back(program, value):
    """What a call comes to that gives an exception, and does not raise it."""
    line = Line([], value)
    try:
        seen = await tried(program, line)
    except Exception as error:
        return {"raised": {"which": None, "kind": type(error).__name__}, "calls": line.calls}
    return {**seen, "returned": repr(seen["returned"])} if "returned" in seen else seen


@works.expect
def _(cases):
    for when, failures, value, seen in cases:
        if "returned" not in seen:
            fail(f"{when}, and yet a {seen['raised']['kind']} came out.", seen["raised"]["kind"], value)
        expect(seen["returned"]).equals(value, f"{when}; what it gave in the end did not come back.")
        expect(seen["calls"]).equals(failures + 1, f"{when}; it should not be called more often than that.")


class Ticket:
    """An awaitable that is no coroutine, and does not run before it is awaited."""

    def __init__(self, make):
        self.make = make

    def __await__(self):
        return self.make().__await__()


@check("awaits whatever the call gives", landmark="awaited")
async def any_awaitable(program):
    seen = []
    for wrap in (lambda make: asyncio.ensure_future(make()), Ticket):
        line = Line(transient(program, 1), draw.word())
        make, line.fn = line.fn, lambda wrap=wrap, line=line: wrap(line.made)
        line.made = make
        seen.append([line.value, await tried(program, line)])
    return seen


@any_awaitable.expect
def _(cases):
    for (value, seen), what in zip(cases, ("a future", "an awaitable of its own class"), strict=True):
        expect(seen).holds(
            {"returned": value, "calls": 2}, f"The call gives {what}, fails once and then works; that should come back."
        )


@check("makes as many calls as it may", landmark="try_limit")
async def counts(program):
    seen = []
    for most in (1, 2, draw.number(4, 8)):
        seen.append([most, await tried(program, Line(transient(program, most + 9)), most)])
        seen.append([most, await tried(program, Line(transient(program, most + 9)), max_attempts=most)])
    seen.append([3, await tried(program, Line(transient(program, 12)))])
    return seen


@counts.expect
def _(cases):
    for most, seen in cases:
        expect(seen["calls"]).equals(
            most, f"Every call fails and there may be {most} in all; the number of calls made is another."
        )


@check("takes a success on the last try", landmark="try_limit")
async def last_success(program):
    value = draw.word()
    seen = []
    for most in (1, 3, draw.number(4, 7)):
        seen.append([most, await tried(program, Line(transient(program, most - 1), value), most)])
    return {"value": value, "seen": seen}


@last_success.expect
def _(case):
    for most, seen in case["seen"]:
        expect(seen).holds(
            {"returned": case["value"], "calls": most}, f"Call {most} of {most} works; what it gave should come back."
        )


@check("raises the last failure itself", landmark="last_error")
async def raises(program):
    seen = []
    for most in (1, 2, 5):
        seen.append([most, await tried(program, Line(transient(program, most + 9)), most)])
    return seen


@raises.expect
def _(cases):
    for most, seen in cases:
        if "raised" not in seen:
            fail(f"All {most} calls failed, and yet nothing was raised.", seen.get("returned"), "the last error")
        expect(seen["raised"]["which"]).equals(
            seen["calls"] - 1, "What came out is not the very error that the last call raised."
        )


@check("does not wait before it gives up", landmark="last_error")
async def no_last_wait(program):
    seen = []
    for most in (1, 2, 4):
        seen.append([most, await tried(program, Line(transient(program, most + 9)), most)])
    return seen


@no_last_wait.expect
def _(cases):
    for most, seen in cases:
        expect(seen["idle"]).equals(0, f"After call {most} of {most} failed it waited, although no other was to come.")


@check("lets any other exception out at once", landmark="only_transient")
async def others(program):
    class Neighbour(Exception):
        """An error of another library."""

    seen = []
    for kind in (ValueError, KeyError, RuntimeError, ConnectionError, TimeoutError, Neighbour):
        first = await tried(program, Line([kind(draw.word()) for _ in range(5)]), 4)
        mixed = await tried(program, Line([*transient(program, 1), *(kind(draw.word()) for _ in range(5))]), 4)
        seen.append([kind.__name__, first, mixed])
    return seen


@others.expect
def _(cases):
    for kind, first, mixed in cases:
        expect(first["calls"]).equals(1, f"After a {kind}, which is no TransientError, it called again.")
        expect("raised" in first).that("raised" in first, f"The {kind} did not come out.", kind)
        expect(first["waits"]).equals([], f"It waited before it let the {kind} out.")
        expect(mixed["calls"]).equals(2, f"After a TransientError came a {kind}, which should end the tries.")


@check("tries again after a kind of TransientError", landmark="only_transient")
async def kinds(program):
    class Busy(program.TransientError):
        """A dependency's own word for it."""

    value = draw.word()
    return {"value": value, "seen": await tried(program, Line([Busy(draw.word())], value))}


@kinds.expect
def _(case):
    expect(case["seen"]).holds(
        {"returned": case["value"], "calls": 2}, "A subclass of TransientError should be tried again like any other."
    )


@check("can be cancelled", landmark="only_transient")
async def cancelled(program):
    seen = []
    for where in ("in the call", "in the wait"):
        inside, calls = asyncio.Event(), []

        async def hang(inside=inside):
            inside.set()
            await asyncio.sleep(BOUND)

        async def fn(where=where, calls=calls, hang=hang):
            calls.append(where)
            if where == "in the call":
                await hang()
            raise program.TransientError(draw.word())

        async def sleep(_seconds, *_, where=where, hang=hang):
            if where == "in the wait":
                await hang()

        task = asyncio.ensure_future(program.retry_with_backoff(fn, 4, sleep=sleep))
        waiting = asyncio.ensure_future(inside.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        task.cancel()
        await asyncio.wait({task}, timeout=BOUND / 2)
        seen.append([where, task.cancelled(), len(calls)])
        task.cancel()
    return seen


@cancelled.expect
def _(cases):
    for where, stopped, calls in cases:
        expect(stopped).that(stopped, f"The task was cancelled {where}, and did not end as cancelled.", True)
        expect(calls).equals(1, f"The task was cancelled {where}, and called again.")


async def all_waits(program, count, *args, runs=RUNS, **kwargs):
    """The waits before each of `count` retries, over many runs in which every call fails."""
    columns = [[] for _ in range(count)]
    for _ in range(runs):
        line = Line(transient(program, count + 9))
        await tried(program, line, count + 1, *args, **kwargs)
        for column, wait in zip(columns, line.waits, strict=False):
            column.append(wait if isinstance(wait, (int, float)) else None)
    return columns


def plain(columns):
    """The columns that hold waits; there is at least one, and all of them are numbers."""
    if not columns[0]:
        fail("After a TransientError there was no wait through `sleep`.", [], "one wait before each retry")
    for n, column in enumerate(columns):
        if any(wait is None or wait < 0 for wait in column):
            fail(f"The wait before the {ordinal(n)} retry is no number of seconds.", column[:3], "seconds, 0 or more")
    return [column for column in columns if column]


@check("draws each wait from the whole range", landmark="jittered_wait")
async def whole_range(program):
    base = draw.choice((0.5, 1.0, 2.0))
    return {"base": base, "columns": await all_waits(program, 3, base, 64.0)}


@whole_range.expect
def _(case):
    for n, column in enumerate(plain(case["columns"])):
        longest, where = case["base"] * 2**n, f"Before the {ordinal(n)} retry"
        seen = {"shortest": round(min(column), 2), "longest": round(max(column), 2)}
        whole = {"shortest": "near 0", "longest": longest}
        if max(column) > longest + 1e-9:
            fail(f"{where} a wait was longer than {longest:g} s.", seen, whole)
        if len(set(column)) < len(column) / 2:
            fail(f"{where} many waits were the same; that is no jitter.", seen, whole)
        if min(column) > longest / 2:
            fail(f"{where} the wait was never short; it may be anything down to 0.", seen, whole)
        if max(column) < longest / 2:
            fail(f"{where} the wait was never long; it may be anything up to {longest:g} s.", seen, whole)


@check("doubles the longest wait", landmark="growing_cap")
async def doubles(program):
    base = draw.choice((0.75, 1.5, 3.0))
    return {"base": base, "columns": await all_waits(program, 5, base_delay=base, cap=10_000.0)}


@doubles.expect
def _(case):
    for n, column in enumerate(plain(case["columns"])):
        longest = case["base"] * 2**n
        if not longest / 2 <= max(column) <= longest + 1e-9:
            fail(
                f"Before the {ordinal(n)} retry the waits do not go up to {longest:g} s.",
                {"longest": round(max(column), 2)},
                {"longest": longest},
            )


@check("keeps every wait below the cap", landmark="growing_cap")
async def capped(program):
    base, cap = draw.choice((0.5, 1.0)), draw.choice((2.0, 3.0))
    own = await all_waits(program, 6, base, cap)
    default = await all_waits(program, 7, 1.0)
    below_base = await all_waits(program, 3, draw.choice((4.0, 5.0)), cap)
    return {"cases": [[cap, own], [8.0, default], [cap, below_base]]}


@capped.expect
def _(case):
    for cap, columns in case["cases"]:
        for n, column in enumerate(plain(columns)):
            if max(column) > cap + 1e-9:
                fail(
                    f"The cap is {cap:g} s, and before the {ordinal(n)} retry it waited longer.",
                    {"longest": round(max(column), 2)},
                    {"longest": cap},
                )
            if column.count(max(column)) > len(column) / 2:
                fail(
                    f"With the cap at {cap:g} s most waits before the {ordinal(n)} retry were the same: no jitter.",
                    {"of all waits": len(column), "the same": column.count(max(column))},
                    "waits between 0 and the cap",
                )
        capped_waits = [wait for column in columns[-3:] for wait in column]
        if capped_waits and max(capped_waits) < cap * CAP_EDGE:
            fail(
                f"With the cap at {cap:g} s the last waits never come near it.",
                {"longest": round(max(capped_waits), 2)},
                {"longest": cap},
            )


@check("begins with half a second", landmark="growing_cap")
async def defaults(program):
    return await all_waits(program, 2)


@defaults.expect
def _(columns):
    for n, column in enumerate(plain(columns)):
        longest = 0.5 * 2**n
        if not longest / 2 <= max(column) <= longest + 1e-9:
            fail(
                f"Without `base_delay`, the waits before the {ordinal(n)} retry do not go up to {longest:g} s.",
                {"longest": round(max(column), 2)},
                {"longest": longest},
            )


@check("waits by itself where no `sleep` is given", landmark="jittered_wait")
async def own_sleep(program):
    line, other = Line(transient(program, 2), draw.word()), []

    async def neighbour():
        while True:
            other.append(1)
            await asyncio.sleep(0.001)

    beside = asyncio.ensure_future(neighbour())
    got = await asyncio.wait_for(program.retry_with_backoff(line.fn, 3, 0.03), BOUND)
    beside.cancel()
    return {"value": line.value, "got": got, "calls": line.calls}


@own_sleep.expect
def _(case):
    expect(case["got"]).equals(
        case["value"], "Without `sleep`, two failures and then a success: that should come back."
    )
    expect(case["calls"]).equals(3, "Without `sleep`, two failures and then a success make three calls.")


@check("sends once what must not be repeated", landmark="only_repeatable", twist=1)
async def once(program):
    failing = []
    for args in ((), (2,), (draw.number(4, 6),)):
        line = Line(transient(program, 9))
        try:
            failing.append(await tried(program, line, *args, idempotent=False))
        except Exception as error:
            raised = {"which": None, "kind": caught(error)}
            failing.append({"raised": raised, "calls": line.calls, "waits": line.waits})
    values = [draw.word(), None, ""]
    working = [await tried(program, Line([], value), idempotent=False) for value in values]
    return {"failing": failing, "working": list(zip(values, working, strict=True))}


@once.expect
def _(case):
    for seen in case["failing"]:
        expect(seen["calls"]).equals(1, "The act is not idempotent; it should be sent once, whether it fails or not.")
        raised = seen.get("raised", {"which": "none", "kind": "nothing"})
        expect(raised["which"]).that(
            raised["which"] == 0,
            f"The one call failed, and its error did not come out as it is; {raised['kind']} did.",
            "the error of the call",
        )
        expect(seen["waits"]).equals([], "There is no other try to come, and yet it waited.")
    for value, seen in case["working"]:
        expect(seen["calls"]).equals(1, f"The act is not idempotent and gave {value!r}; it was sent again.")
        expect(seen.get("returned")).equals(value, "The one call worked; what it gave did not come back.")


@check("still repeats what may be repeated", landmark="try_limit", twist=1)
async def repeats(program):
    most = draw.number(2, 6)
    seen = []
    for how in ({"idempotent": True}, {}):
        seen.append(await tried(program, Line(transient(program, 12)), most, **how))
    return {"most": most, "seen": seen}


@repeats.expect
def _(case):
    for seen in case["seen"]:
        expect(seen["calls"]).equals(case["most"], "The act is idempotent; it should be tried as often as it may.")
