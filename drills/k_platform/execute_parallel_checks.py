"""How execute-parallel is judged.

The event loop has a clock of its own: where it would wait for a timer, the clock jumps there. So nothing is waited for,
durations are exact, and a batch that would wait for ever is noticed at once.
"""

import asyncio
import heapq
import inspect
import re
import selectors

from trainer.checking.api import caught, check, copy, draw, expect, fail

PATIENCE = 100_000.0
"""Seconds of the loop's clock after which a batch counts as hung."""
SPINS = 500
"""So many turns of the loop in a row without a pause mean that somebody only looks whether it is their turn."""


OWN_LOOP = ("from a running event loop", "already running", "another loop is running")
"""What asyncio says to whoever begins an event loop inside one that runs."""
NOTHING_TO_AWAIT = object()


class Hung(Exception):
    """Nothing is left that could ever happen."""


class Jumping(selectors.DefaultSelector):
    """A selector that moves the clock instead of waiting; `timers` holds the moments for which somebody waits."""

    now = 1000.0

    def __init__(self):
        super().__init__()
        self.timers, self.spins = [], 0

    def select(self, timeout=None):
        ready = super().select(0)
        self.spins = self.spins + 1 if timeout == 0 else 0
        if self.spins > SPINS:
            self.spins, timeout = 0, self.next_timer()
        if not ready and timeout != 0:
            if timeout is None or self.now > PATIENCE:
                raise Hung
            self.now += timeout
        return ready

    def next_timer(self):
        """Seconds until the next timer, None without one."""
        while self.timers and self.timers[0] <= self.now:
            heapq.heappop(self.timers)
        return self.timers[0] - self.now if self.timers else None


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose time is that of its selector."""

    def __init__(self):
        self._jumping = Jumping()
        super().__init__(self._jumping)

    def time(self):
        return self._jumping.now

    def call_at(self, when, callback, *args, context=None):
        heapq.heappush(self._jumping.timers, when)
        return super().call_at(when, callback, *args, context=context)


class Job:
    """One call: how long it takes and what comes of it; `began` and `ended` are on the loop's clock."""

    def __init__(self, seconds, outcome=None, name=None):
        self.seconds, self.outcome, self.name = seconds, outcome, name or draw.word()
        self.value = draw.sentence(2) if outcome is None else outcome
        self.began = self.ended = self.order = None
        self.cancelled = False

    def follow(self, step):
        """Do as the plan says: take so many seconds, or fail after two."""
        if isinstance(step, Exception):
            self.seconds, self.outcome = 2, step
        else:
            self.seconds = step


class Batch:
    """Runs jobs through the program, and keeps what happened when."""

    def __init__(self, program, jobs, plan=(), **how):
        """`plan`, if there is one, says what the first call to begin does, and the second, whichever they are."""
        self.program, self.jobs, self.how, self.plan = program, jobs, how, list(plan)
        self.begun = self.inside = self.most = 0

    def _call(self, job):
        argument = draw.word()
        key = draw.word()

        async def fn(**given):
            if given != {key: argument}:
                raise AssertionError(f"the arguments were {given}")
            loop = asyncio.get_running_loop()
            job.began, job.order = loop.time() - 1000.0, self.begun
            if self.plan:
                job.follow(self.plan[self.begun])
            self.begun += 1
            self.inside += 1
            self.most = max(self.most, self.inside)
            try:
                await asyncio.sleep(job.seconds)
                if isinstance(job.outcome, Exception):
                    raise job.outcome
                return job.value
            except asyncio.CancelledError:
                job.cancelled = True
                raise
            finally:
                self.inside -= 1
                job.ended = loop.time() - 1000.0

        return self.program.ToolSpec(name=job.name, fn=fn), {key: argument}

    async def _awaited(self, calls):
        """What the program's coroutine gives; a function that is none gets to nothing."""
        made = self.program.execute_parallel(calls, **self.how)
        return await made if inspect.isawaitable(made) else NOTHING_TO_AWAIT

    def run(self, calls=None):
        """What came back, and when each job ran; nothing is waited for."""
        loop = Loop()
        calls = [self._call(job) for job in self.jobs] if calls is None else calls
        case = {"how": dict(self.how)}
        try:
            case["got"] = shown(loop.run_until_complete(self._awaited(calls)))
        except Hung:
            case["hung"] = True
        except Exception as error:
            case["raised"] = caught(error)
            case["own loop"] = isinstance(error, RuntimeError) and any(said in str(error) for said in OWN_LOOP)
        case["seconds"] = loop.time() - 1000.0
        case["most"] = self.most
        case["jobs"] = [told(job) for job in self.jobs]
        _clear(loop)
        return case


def _clear(loop):
    left = asyncio.all_tasks(loop)
    for task in left:
        task.cancel()
    try:
        if left:
            loop.run_until_complete(asyncio.wait(left))
    except Hung:
        pass
    finally:
        loop.close()


def told(job):
    failed = isinstance(job.outcome, Exception)
    return {
        "name": job.name,
        "seconds": job.seconds,
        "value": None if failed else copy(job.value),
        "raises": type(job.outcome).__name__ if failed else None,
        "message": str(job.outcome) if failed else None,
        "began": job.began,
        "ended": job.ended,
        "order": job.order,
        "cancelled": job.cancelled,
    }


def shown(got):
    if got is NOTHING_TO_AWAIT:
        return {"not async": True}
    if not isinstance(got, (list, tuple)):
        return {"no list": type(got).__name__}
    return [
        {"ok": one.ok, "observation": copy(one.observation)}
        if hasattr(one, "ok") and hasattr(one, "observation")
        else {"no result": type(one).__name__}
        for one in got
    ]


def results(case, what):
    """The results, one for each job."""
    if case.get("hung"):
        fail(f"{what}: the batch never comes to an end.", "still waiting", f"{len(case['jobs'])} results")
    if case.get("own loop"):
        fail(
            "`execute_parallel` begins an event loop inside the one that calls it: write `async def`, and `await`.",
            case["raised"],
            f"{len(case['jobs'])} results",
        )
    if "raised" in case:
        fail(f"{what}: `execute_parallel` raised `{case['raised']}`.", case["raised"], f"{len(case['jobs'])} results")
    got = case["got"]
    if isinstance(got, dict) and "not async" in got:
        fail("What `execute_parallel` gives can't be awaited: write `async def`.", None, "a coroutine")
    if isinstance(got, dict):
        fail(f"{what}: what came back is no list.", got["no list"], f"a list of {len(case['jobs'])} results")
    for one in got:
        if "no result" in one:
            fail(f"{what}: the list holds something that is no `ToolResult`.", one["no result"], "a ToolResult")
    expect(len(got)).equals(len(case["jobs"]), f"{what}: there is not one result for each call.")
    return got


def judge_good(one, job, what):
    expect(one["ok"]).equals(True, f"{what}: a call that worked is not marked as ok.")
    if one["observation"] == str(job["value"]) and not isinstance(job["value"], str):
        fail(
            f"{what}: the observation should be what the tool returned, as it is, and no text of it.",
            repr(one["observation"]),
            job["value"],
        )
    expect(one["observation"]).equals(
        job["value"], f"{what}: what the tool returned is not the observation of its call."
    )


def judge_bad(one, job, what, *needles):
    expect(one["ok"]).equals(False, f"{what}: the result is marked as ok.")
    expect(one["observation"]).starts_with("ERROR", f"{what}: the observation does not start with `ERROR`.")
    expect(one["observation"]).mentions(job["name"], say=f"{what}: the observation does not name the tool.")
    for needle in needles:
        expect(one["observation"]).mentions(
            needle, any_case=True, say=f"{what}: the observation does not hold `{needle}`."
        )


def refusal(kind=None):
    """An exception for a job to raise, its message drawn anew."""
    return (kind or draw.choice((ValueError, KeyError, OSError, RuntimeError)))(draw.word())


@check("gives each call its result, in the order of the calls", landmark="in_order")
def in_order(program):
    name = draw.word()
    seen = []
    # Whoever has to wait for a place waits less than the ten seconds of a deadline: that is asked elsewhere.
    for times in ((9, 7, 4, 1), (1, 8, 3), (5,), draw.shuffled((1, 2, 3)) * 4):
        seen.append(Batch(program, [Job(seconds) for seconds in times]).run())
    seen.append(Batch(program, [Job(seconds, name=name) for seconds in (6, 2, 4)]).run())
    seen.append(Batch(program, []).run())
    return {"batches": seen, "alike": alike(program)}


def alike(program):
    """The same call three times; the tool returns how often it has run."""
    runs = []

    async def tool(**given):
        runs.append(given)
        return len(runs)

    call = (program.ToolSpec(name=draw.word(), fn=tool), {draw.word(): draw.word()})
    return Batch(program, [Job(0, number, call[0].name) for number in (1, 2, 3)]).run([call] * 3)


@in_order.expect
def _(seen):
    what = "The same call is asked for three times"
    ran = sorted(str(one["observation"]) for one in results(seen["alike"], what))
    expect(ran).equals(["1", "2", "3"], f"{what}: it should run three times, each with its own result.")
    for case in seen["batches"]:
        what = f"A batch of {len(case['jobs'])} calls"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            judge_good(one, job, what)


@check("takes an empty result for a result", landmark="as_it_is")
def empty(program):
    values = draw.shuffled(["", 0, False, [], {}, "ERROR", f"  {draw.word()}\n"])
    return Batch(program, [Job(draw.number(1, 4), value) for value in values]).run()


@empty.expect
def _(case):
    for one, job in zip(results(case, "Empty results"), case["jobs"], strict=True):
        judge_good(one, job, f"A tool returned {job['value']!r}")


@check("runs calls at the same time", landmark="at_once")
def at_once(program):
    plans = [(2, {}), (4, {}), (5, {}), (12, {"max_concurrency": 12})]
    return [Batch(program, [Job(7) for _ in range(count)], timeout_s=60.0, **how).run() for count, how in plans]


@at_once.expect
def _(cases):
    for case in cases:
        count = len(case["jobs"])
        results(case, f"{count} calls")
        expect(case["seconds"]).is_close(
            7, f"{count} calls of 7 seconds each should take 7 seconds together.", within=0.01
        )


@check("never runs more calls than the bound", landmark="bounded")
def within_bound(program):
    plans = [(7, {"max_concurrency": 3}), (4, {"max_concurrency": 1}), (6, {"max_concurrency": 2}), (9, {})]
    return [Batch(program, [Job(2 + n % 3) for n in range(count)], **how).run() for count, how in plans]


@within_bound.expect
def _(cases):
    for case in cases:
        bound = case["how"].get("max_concurrency", 5)
        results(case, f"{len(case['jobs'])} calls with a bound of {bound}")
        expect(case["most"]).that(
            case["most"] <= bound, f"With a bound of {bound}, {case['most']} calls ran at the same time.", bound
        )


@check("counts the deadline from the start of the call", landmark="own_deadline")
def from_its_start(program):
    plans = [([7, 7, 7, 7], 1), ([6, 9, 8, 7, 9, 6], 2)]
    return [Batch(program, [Job(s) for s in times], max_concurrency=bound).run() for times, bound in plans]


@from_its_start.expect
def _(cases):
    for case in cases:
        what = f"Each call needs less than its 10 s, and some wait for one of {case['how']['max_concurrency']} places"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            expect(one["ok"]).equals(True, f"{what}: the time that a call waits for a place should not count.")
            judge_good(one, job, what)


@check("uses every place that is free", landmark="bounded")
def every_place(program):
    plans = [((9, 1, 1, 1, 4, 2), 2), ((2, 8, 3, 3, 1, 1, 6), 3), ((3, 1, 2), 7)]
    return [
        Batch(program, [Job(seconds) for seconds in draw.shuffled(times)], max_concurrency=bound).run()
        for times, bound in plans
    ]


@every_place.expect
def _(cases):
    for case in cases:
        bound, jobs = case["how"]["max_concurrency"], case["jobs"]
        results(case, f"{len(jobs)} calls with a bound of {bound}")
        # Half a second later: who looks for a free place every now and then has found it.
        moments = sorted({job["began"] + 0.5 for job in jobs} | {job["ended"] + 0.5 for job in jobs})
        for moment in moments[:-1]:
            running = sum(job["began"] <= moment < job["ended"] for job in jobs)
            left = sum(moment < job["ended"] for job in jobs)
            expect(running).that(
                running >= min(bound, left),
                f"With a bound of {bound}, {running} calls ran while {left - running} others waited.",
                min(bound, left),
            )


@check("frees the place of a call that failed", landmark="bounded")
def frees(program):
    seen = []
    for outcomes in ((refusal(), refusal(), None, None), (None, refusal(), None)):
        jobs = [Job(draw.number(1, 4), outcome) for outcome in outcomes]
        seen.append(Batch(program, jobs, max_concurrency=1).run())
    late = [Job(500), Job(500), Job(3), Job(2)]
    seen.append(Batch(program, late, max_concurrency=2, timeout_s=20.0).run())
    return seen


@frees.expect
def _(cases):
    for case in cases:
        what = f"Calls that fail, with a bound of {case['how']['max_concurrency']}"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            if job["raises"] is None and job["seconds"] < 500:
                judge_good(one, job, what)


@check("ends a call at its deadline", landmark="own_deadline")
def at_deadline(program):
    seen = []
    for how, limit in (({}, 10.0), ({"timeout_s": 30.0}, 30.0), ({"timeout_s": 0.5}, 0.5)):
        jobs = [Job(limit * 0.9), Job(limit * 40), Job(limit * 0.1), Job(limit * 1.1)]
        seen.append({**Batch(program, jobs, **how).run(), "limit": limit})
    return seen


@at_deadline.expect
def _(cases):
    for case in cases:
        limit = case["limit"]
        what = f"With a deadline of {limit} s"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            if job["seconds"] < limit:
                judge_good(one, job, f"{what}, a call that needs {job['seconds']:g} s")
                continue
            late = f"{what}, a call that needs {job['seconds']:g} s"
            expect(one["ok"]).equals(False, f"{late} is marked as ok.")
            expect(job["cancelled"]).that(job["cancelled"] is True, f"{late} was not cancelled; it runs on.", True)
            expect(job["ended"]).is_close(limit, f"{late} did not end at its deadline.", within=0.01)
        expect(case["seconds"]).is_close(limit, f"{what}, the batch should end with it.", within=0.01)


@check("says which tool timed out", landmark="late")
def says_late(program):
    jobs = [Job(99), Job(2), Job(98), Job(97)]
    return Batch(program, jobs).run()


@says_late.expect
def _(case):
    for one, job in zip(results(case, "Calls that are too slow"), case["jobs"], strict=True):
        if job["seconds"] > 10:
            judge_bad(one, job, "A call was too slow", "timed out")


@check("tells what a call raised", landmark="failure")
def tells_raised(program):
    class Unavailable(Exception):
        """A library's own exception."""

    kinds = [ValueError, KeyError, OSError, RuntimeError, Unavailable]
    jobs = [Job(draw.number(1, 9), refusal(kind)) for kind in draw.shuffled(kinds)]
    # What the system raises has its message behind a number, and some messages have several lines.
    jobs.append(Job(draw.number(1, 9), ConnectionError(draw.number(), "\n".join(draw.words(2)))))
    return Batch(program, jobs).run()


@tells_raised.expect
def _(case):
    for one, job in zip(results(case, "Calls that raise"), case["jobs"], strict=True):
        needles = job["message"].partition("] ")[2].split() or [job["message"]]
        judge_bad(one, job, f"A call raised `{job['raises']}`", job["raises"], *needles)


@check("keeps the other results when one call fails", landmark="keep_going")
def keeps(program):
    seen = []
    for place in range(3):
        jobs = [Job(seconds) for seconds in (4, 5, 6)]
        jobs.insert(place, Job(draw.choice((1, 9)), refusal()))
        seen.append(Batch(program, jobs).run())
    jobs = [Job(0, refusal()), Job(3), Job(2, refusal(TypeError)), Job(80)]
    seen.append(Batch(program, jobs, max_concurrency=2).run())
    return seen


@keeps.expect
def _(cases):
    for case in cases:
        what = "One call of a batch fails"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            if job["raises"]:
                judge_bad(one, job, "A call that raised", job["raises"])
            elif job["seconds"] < 10:
                judge_good(one, job, what)


@check("gives a tool its arguments, whatever they are called", landmark="as_it_is")
def any_names(program):
    wanted = {name: draw.word() for name in ("name", "spec", "args", "call", "timeout_s")}

    async def tool(**given):
        return given

    job = Job(0, wanted)
    return Batch(program, [job]).run([(program.ToolSpec(name=job.name, fn=tool), dict(wanted))])


@any_names.expect
def _(case):
    what = "A tool has arguments called `name`, `spec`, `args` and the like"
    judge_good(results(case, what)[0], case["jobs"][0], what)


@check("takes arguments that do not fit for a failure of that call", landmark="keep_going")
def misfits(program):
    async def tool(city):
        return city

    spec = program.ToolSpec(name=draw.word(), fn=tool)
    first, second = draw.words(2)
    jobs = [Job(0, first, spec.name), Job(0, TypeError("city"), spec.name), Job(0, second, spec.name)]
    calls = [(spec, {"city": first}), (spec, {"town": draw.word()}), (spec, {"city": second})]
    return Batch(program, jobs).run(calls)


@misfits.expect
def _(case):
    what = "The arguments of one call do not fit its tool"
    first, bad, second = results(case, what)
    judge_good(first, case["jobs"][0], what)
    judge_bad(bad, case["jobs"][1], what, "TypeError")
    judge_good(second, case["jobs"][2], what)


# Twist 1: all or nothing.


def judge_stopped(one, job, what):
    expect(one["ok"]).equals(False, f"{what}: a call that was to be cancelled is marked as ok.")
    expect(job["began"] is None or job["cancelled"]).equals(
        True, f"{what}: the result says so, but the call itself was not cancelled."
    )


@check("stops what runs when one call fails", landmark="cancel_rest", twist=1)
def stops(program):
    class Unavailable(Exception):
        """A library's own exception."""

    return [
        Batch(program, draw.shuffled([Job(8), Job(3, refusal(kind)), Job(9), Job(1)]), fail_fast=True).run()
        for kind in (Unavailable, ValueError, draw.choice((KeyError, AssertionError, RuntimeError)))
    ]


@stops.expect
def _(cases):
    for case in cases:
        what = "One call failed, and the batch was to stop"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            if job["raises"]:
                judge_bad(one, job, "The call that failed", job["raises"], job["message"])
            elif job["seconds"] < 3:
                judge_good(one, job, "A call was done before another failed")
            else:
                judge_stopped(one, job, what)
        expect(case["seconds"]).is_close(3, f"{what}: it went on.", within=0.01)


@check("takes arguments that do not fit for a failure that stops the rest", landmark="cancel_rest", twist=1)
def misfit_stops(program):
    async def tool(city):
        return city

    jobs = [Job(8), Job(0, TypeError("city")), Job(9)]
    batch = Batch(program, jobs, fail_fast=True)
    calls = [batch._call(job) for job in jobs]
    calls[1] = (program.ToolSpec(name=jobs[1].name, fn=tool), {"town": draw.word()})
    return batch.run(calls)


@misfit_stops.expect
def _(case):
    what = "The arguments of one call did not fit its tool, and the batch was to stop"
    got, jobs = results(case, what), case["jobs"]
    judge_bad(got[1], jobs[1], what, "TypeError")
    for place in (0, 2):
        judge_stopped(got[place], jobs[place], what)


@check("takes a deadline for a failure", landmark="cancel_rest", twist=1)
def deadline_stops(program):
    # With two places: the second is late after 5 s, when the third is done and the fourth has just begun.
    jobs = [Job(1), Job(500), Job(4), Job(7)]
    return Batch(program, jobs, max_concurrency=2, timeout_s=5.0, fail_fast=True, plan=(1, 500, 3, 4)).run()


@deadline_stops.expect
def _(case):
    what = "A call was too slow, and the batch was to stop"
    got = results(case, what)
    pairs = sorted(zip(got, case["jobs"], strict=True), key=lambda pair: pair[1]["order"] or 0)
    judge_good(*pairs[0], "A call was done before another failed")
    judge_bad(*pairs[1], "A call was too slow", "timed out")
    judge_good(*pairs[2], "A call was done before another failed")
    judge_stopped(*pairs[3], what)
    expect(case["seconds"]).is_close(5, f"{what}: it went on.", within=0.01)


@check("starts nothing more after a failure", landmark="cancel_rest", twist=1)
def starts_nothing(program):
    plan = (8, refusal(), 5, 5, 5, 5)
    return Batch(program, [Job(5) for _ in plan], max_concurrency=2, fail_fast=True, plan=plan).run()


@starts_nothing.expect
def _(case):
    what = "One call failed while others waited for a place"
    got = results(case, what)
    begun = [job["name"] for job in case["jobs"] if job["order"] is not None]
    expect(len(begun)).that(len(begun) <= 2, f"{what}, and {len(begun) - 2} of those were started all the same.", 2)
    for one, job in zip(got, case["jobs"], strict=True):
        if job["raises"]:
            judge_bad(one, job, "The call that failed", job["raises"], job["message"])
        else:
            judge_stopped(one, job, what)


@check("says which calls were cancelled", landmark="say_cancelled", twist=1)
def says_cancelled(program):
    running = Batch(program, draw.shuffled([Job(8), Job(3, refusal()), Job(9)]), fail_fast=True).run()
    plan = (8, refusal(), 5, 5)
    return [running, Batch(program, [Job(5) for _ in plan], max_concurrency=2, fail_fast=True, plan=plan).run()]


@says_cancelled.expect
def _(cases):
    for case in cases:
        what = "One call failed, and the batch was to stop"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            if job["raises"]:
                judge_bad(one, job, "The call that failed", job["raises"])
            else:
                judge_bad(one, job, "A call was cancelled")
                expect(one["observation"]).that(
                    re.search(r"\bcancelled\b", one["observation"], re.IGNORECASE) is not None,
                    "A call was cancelled: the observation does not say `cancelled`.",
                    {"mentions": ["cancelled"]},
                )


@check("goes on to the end where nobody asked to stop", landmark="when_asked", twist=1)
def goes_on(program):
    seen = []
    for how in ({}, {"fail_fast": False}):
        seen.append(Batch(program, [Job(6), Job(2, refusal()), Job(9), Job(70)], **how).run())
    return [
        *seen,
        Batch(program, [Job(6), Job(2), Job(9)], fail_fast=True).run(),
        # What comes back is no failure, whatever it is, and each call has its time from its own start.
        Batch(program, [Job(4, ""), Job(1, 0), Job(2, f"ERROR: {draw.word()}"), Job(3)], fail_fast=True).run(),
        Batch(program, [Job(7), Job(7), Job(7)], max_concurrency=1, fail_fast=True).run(),
        Batch(program, [], fail_fast=True).run(),
    ]


@goes_on.expect
def _(cases):
    for case in cases:
        what = "Nobody asked to stop early" if not case["how"].get("fail_fast") else "No call failed"
        for one, job in zip(results(case, what), case["jobs"], strict=True):
            if job["raises"]:
                judge_bad(one, job, "A call that raised", job["raises"])
            elif job["seconds"] < 10:
                judge_good(one, job, what)
            else:
                judge_bad(one, job, "A call was too slow", "timed out")
