"""How fan-out is judged.

Workers meet: they wait, in turns of the event loop, until a condition holds that only workers running at
the same time can bring about. A deadline ends the wait for programs that never get there.
"""

import asyncio
import inspect
import time

from trainer.checking.api import caught, check, draw, expect, fail, same

OWN_LOOP = ("from a running event loop", "already running", "another loop is running")
"""What asyncio says to whoever begins an event loop inside one that runs."""
PATIENCE = 1.0
"""Seconds that workers wait for each other, in all."""


class Refused(Exception):
    """What no program can have prepared for by name."""


class Stage:
    """Keeps count of the workers that are running, and lets them wait for each other."""

    def __init__(self):
        self.inside = 0
        self.most = 0
        self.entered = []
        self.left = []
        self.deadline = None
        self.gave_up = False

    def enter(self, name):
        self.entered.append(name)
        self.inside += 1
        self.most = max(self.most, self.inside)

    def leave(self, name):
        self.inside -= 1
        self.left.append(name)

    async def until(self, ready):
        if self.deadline is None:
            self.deadline = time.monotonic() + PATIENCE
        turns = 0
        while not self.gave_up and not ready():
            turns += 1
            await asyncio.sleep(0 if turns < 50 else 0.004)
            if time.monotonic() > self.deadline:
                self.gave_up = True


def told(value):
    """The same value with exceptions turned into plain data."""
    if isinstance(value, BaseException):
        return {"exception": type(value).__name__, "says": [str(part) for part in value.args]}
    if isinstance(value, tuple):
        return tuple(told(item) for item in value)
    if isinstance(value, list):
        return [told(item) for item in value]
    return value


def error(message, kind=None):
    kind = kind or draw.choice((RuntimeError, ValueError, KeyError, OSError, Refused))
    return kind(message)


def plan(*kinds):
    """What each worker will do: `ok` gives it a result, anything else an exception to raise."""
    return {
        name: f"  {draw.sentence(2)}\n" if kind == "ok" else error(draw.word())
        for name, kind in zip(draw.words(len(kinds)), kinds, strict=True)
    }


async def staged(program, outcomes, act=None, **limit):
    """One fan-out over workers with these outcomes; `act(stage, name)` is what each does before it ends."""
    question, names = f"{draw.sentence().title()}?", list(outcomes)
    stage, asked = Stage(), []

    async def worker(name, question):
        asked.append([name, question])
        stage.enter(name)
        try:
            if act is not None:
                await act(stage, name)
            else:
                await asyncio.sleep(0)
            outcome = outcomes.get(name)
            if isinstance(outcome, BaseException):
                raise outcome
            return outcome
        finally:
            stage.leave(name)

    program.worker = worker
    case = {"names": list(names), "question": question, "outcomes": {name: told(one) for name, one in outcomes.items()}}
    try:
        made = program.fan_out(names, question, **limit)
    except RuntimeError as raised:
        if not any(said in str(raised) for said in OWN_LOOP):
            raise
        made, case["own_loop"] = None, True
    if inspect.isawaitable(made):
        try:
            case["got"] = told(await made)
        except Exception as raised:
            if outcomes and not any(isinstance(one, BaseException) for one in outcomes.values()):
                raise
            case["raised"] = caught(raised)
    else:
        case["not_async"] = True
    case["asked"] = sorted(asked, key=str)
    case["together"] = not stage.gave_up
    case["most"] = stage.most
    return case


def both(case):
    """The two lists that came back."""
    if case.get("own_loop"):
        fail(
            "`fan_out` begins an event loop inside the one that calls it: write `async def`, and `await`.",
            None,
            "(good, bad)",
        )
    if case.get("not_async"):
        fail("`fan_out` is no `async def`: what it returns can't be awaited.", None, "(good, bad)")
    if case.get("raised"):
        failing = [name for name, outcome in case["outcomes"].items() if isinstance(outcome, dict)]
        fail(
            f"`fan_out` raised {case['raised']} when a worker failed; nothing should be raised.",
            {"raised": case["raised"], "workers that failed": failing},
            "(good, bad)",
        )
    got = case["got"]
    if not isinstance(got, (list, tuple)) or len(got) != 2:
        fail("`fan_out` should return two lists, `(good, bad)`.", got, "(good, bad)")
    for title, part in zip(("good", "bad"), got, strict=True):
        expect(part).that(isinstance(part, (list, tuple)), f"`{title}` is no list.", "a list of pairs")
        for item in part:
            expect(item).that(
                isinstance(item, (list, tuple)) and len(item) == 2,
                f"An entry of `{title}` is no pair of a name and what came of it.",
                "(name, result)" if title == "good" else "(name, exception)",
            )
    return got


def right_of(case):
    pairs = [(name, case["outcomes"][name]) for name in case["names"]]
    return [pair for pair in pairs if not failed(pair[1])], [pair for pair in pairs if failed(pair[1])]


def failed(outcome):
    return isinstance(outcome, dict) and "exception" in outcome


def names_in(pairs):
    return [pair[0] for pair in pairs]


def in_any_order(got, right):
    return len(got) == len(right) and all(any(same(one, other) for other in got) for one in right)


@check("returns each result under its name", landmark="hand_back")
async def results_by_name(program):
    return [await staged(program, plan(*["ok"] * count)) for count in (3, 1, 6)]


@results_by_name.expect
def _(cases):
    for case in cases:
        good, bad = both(case)
        right, _ = right_of(case)
        expect(good).that(
            in_any_order(good, right), "`good` does not hold each name with what its worker found.", right
        )
        expect(good).equals(right, "`good` is not in the order of the names.")
        expect(bad).equals([], "No worker failed, and `bad` is not empty.")


@check("asks every worker once, with the question", landmark="ask_all")
async def asks_all(program):
    return await staged(program, plan("ok", "fails", "ok", "ok"))


@asks_all.expect
def _(case):
    right = sorted([[name, case["question"]] for name in case["names"]], key=str)
    asked = names_in(case["asked"])
    for name in case["names"]:
        expect(asked).that(
            asked.count(name) == 1, f"The worker `{name}` was asked {asked.count(name)} times, not once.", case["names"]
        )
    expect(case["asked"]).equals(right, "The workers were not each given their name and the question.")


@check("runs all workers at the same time", landmark="at_once")
async def at_once(program):
    outcomes = plan(*["ok"] * 40)  # more than somebody would let in by habit

    async def meet(stage, name):
        await stage.until(lambda: len(stage.entered) == len(outcomes))

    return await staged(program, outcomes, meet)


@at_once.expect
def _(case):
    both(case)
    expect({"running at the same time": case["most"]}).that(
        case["together"],
        f"All {len(case['names'])} workers waited to be running at the same time, and they never were: "
        f"there were {case['most']} at the most.",
        {"running at the same time": len(case["names"])},
    )


@check("keeps results under their names when the last is done first", landmark="under_its_name")
async def last_done_first(program):
    cases = []
    for kinds in (["ok"] * 4, ["ok", "fails", "ok", "fails", "fails"]):
        outcomes = plan(*kinds)
        names = list(outcomes)

        async def in_reverse(stage, name, names=names):
            later = len(names) - 1 - names.index(name) if name in names else 0
            await stage.until(lambda: len(stage.left) >= later)

        cases.append(await staged(program, outcomes, in_reverse))
        if not cases[-1]["together"]:
            break
    return cases


@last_done_first.expect
def _(cases):
    for case in cases:
        for title, got, right in zip(("good", "bad"), both(case), right_of(case), strict=True):
            owners = {str(outcome): name for name, outcome in right}
            for name, outcome in got:
                owner = owners.get(str(outcome))
                expect(got).that(
                    owner is None or same(owner, name),
                    f"When the last worker is done first, what `{owner}` came to stands under the name `{name}`.",
                    right,
                )
            order = [name for name in names_in(right) if name in names_in(got)]
            expect([name for name in names_in(got) if name in order]).equals(
                order, f"When the last worker is done first, `{title}` is not in the order of the names."
            )
            expect(got).equals(
                right, f"When the last worker is done first, `{title}` does not hold what the workers came to."
            )


@check("keeps the other results when one worker fails", landmark="keep_going")
async def keeps_going(program):
    cases = []
    for kinds in (("fails", "ok", "ok", "ok"), ("ok", "ok", "fails"), ("ok", "fails", "ok")):
        outcomes = plan(*kinds)

        async def fail_first(stage, name, outcomes=outcomes):
            if not isinstance(outcomes.get(name), BaseException):
                await stage.until(lambda: any(isinstance(outcomes.get(one), BaseException) for one in stage.left))
                await asyncio.sleep(0)
                await asyncio.sleep(0)

        cases.append(await staged(program, outcomes, fail_first))
        if not cases[-1]["together"]:
            break
    return cases


@keeps_going.expect
def _(cases):
    for case in cases:
        good, _ = both(case)
        right, failing = right_of(case)
        expect(good).equals(right, f"`{failing[0][0]}` failed, and with it what the others found was lost or changed.")


@check("hands back what was raised, under its name", landmark="sort_out")
async def what_was_raised(program):
    kinds = [RuntimeError, ValueError, KeyError, TimeoutError, Refused]
    outcomes = [error(draw.word(), kind) for kind in kinds] + [draw.word(), draw.word(), draw.word()]
    return await staged(program, dict(zip(draw.words(len(outcomes)), draw.shuffled(outcomes), strict=True)))


@what_was_raised.expect
def _(case):
    good, bad = both(case)
    right_good, right_bad = right_of(case)
    for name, raised in right_bad:
        expect(names_in(good)).that(
            not any(same(one, name) for one in names_in(good)),
            f"`{name}` raised {raised['exception']} and stands among the good ones.",
            names_in(right_good),
        )
        expect(bad).that(
            any(same(one, name) for one in names_in(bad)), f"`{name}` failed and is not in `bad`.", right_bad
        )
        expect(bad).that(
            any(same(list(pair), [name, raised]) for pair in bad),
            f"`bad` does not hold `{name}` with the very exception that it raised.",
            right_bad,
        )
    expect(bad).equals(right_bad, "`bad` does not hold what was raised in the order of the names.")


@check("takes an empty result for a result", landmark="sort_out")
async def empty_results(program):
    values = draw.shuffled([None, "", 0, False, [], {}, "ERROR"])
    return await staged(program, dict(zip(draw.words(len(values)), values, strict=True)))


@empty_results.expect
def _(case):
    good, bad = both(case)
    right, _ = right_of(case)
    expect(names_in(bad)).equals([], "A worker that returned something empty counts as failed.")
    expect(good).equals(right, "A worker returned something empty, and `good` does not hold it as it was.")


@check("copes when every worker fails", landmark="keep_going")
async def all_fail(program):
    return [
        await staged(program, plan("fails", "fails", "fails")),
        await staged(program, plan("fails")),
    ]


@all_fail.expect
def _(cases):
    for case in cases:
        good, bad = both(case)
        expect(good).equals([], "Every worker failed, and `good` is not empty.")
        expect(bad).equals(right_of(case)[1], "Every worker failed, and `bad` does not hold them all, in their order.")


@check("starts with empty lists each time", landmark="hand_back")
async def anew(program):
    first = plan("ok", "fails", "ok")
    # The same names once more, and other outcomes.
    second = dict(zip(first, plan("fails", "ok", "ok").values(), strict=True))
    return [
        await staged(program, plan("ok", "fails")),
        await staged(program, plan("fails", "ok")),
        await staged(program, first),
        await staged(program, second),
    ]


@anew.expect
def _(cases):
    for case in cases:
        for title, got, right in zip(("good", "bad"), both(case), right_of(case), strict=True):
            strange = [name for name in names_in(got) if name not in case["names"]]
            expect(got).that(not strange, f"In a second run `{title}` still holds something of the first.", right)
            expect(got).equals(right, f"In one of several runs `{title}` is not what the workers came to.")


async def limited(program, outcomes, limit):
    """A fan-out in which the first `limit` workers wait for each other, and all give the rest a chance to barge in."""
    crowd = len(outcomes) if limit is None else min(limit, len(outcomes))

    async def meet(stage, name):
        await stage.until(lambda: len(stage.entered) >= crowd)
        for _ in range(8):
            await asyncio.sleep(0)

    run = asyncio.ensure_future(staged(program, outcomes, meet, limit=limit))
    done, _ = await asyncio.wait({run}, timeout=1.5)
    if done:
        return run.result() | {"limit": limit}
    run.cancel()
    await asyncio.wait({run}, timeout=0.1)
    return {"hung": True, "together": False, "limit": limit, "kinds": list(map(told, outcomes.values()))}


async def limited_each(program, *runs):
    """Several such runs, given as the workers' plan and the limit; the first that goes wrong in time is the last."""
    cases = []
    for kinds, limit in runs:
        cases.append(await limited(program, plan(*kinds), limit))
        if not cases[-1]["together"]:
            break
    return cases


def both_in_time(case):
    if case.get("hung"):
        failing = sum(map(failed, case["kinds"]))
        after = f" and {failing} workers that fail" if failing else ""
        fail(f"With a limit of {case['limit']}{after}, the rest never got their turn.", "still waiting", "(good, bad)")
    return both(case)


@check("never runs more workers than the limit", landmark="bounded", twist=1)
async def within_limit(program):
    ok = ["ok"]
    return await limited_each(
        program, (ok * 7, 3), (ok * 5, 1), (ok * 4, 2), (ok * 6, 5), (["fails", "ok", *ok * 5], 2)
    )


@within_limit.expect
def _(cases):
    for case in cases:
        both_in_time(case)
        expect({"running at the same time": case["most"]}).that(
            case["most"] <= case["limit"],
            f"With a limit of {case['limit']} there were {case['most']} workers running at the same time.",
            {"running at the same time": case["limit"]},
        )


@check("uses the places that the limit leaves", landmark="bounded", twist=1)
async def uses_places(program):
    ok = ["ok"]
    return await limited_each(
        program, (ok * 6, 3), (ok * 5, 2), (ok * 3, 3), (ok * 3, 9), (ok * 4, None), (ok * 120, None)
    )


@uses_places.expect
def _(cases):
    for case in cases:
        both_in_time(case)
        crowd = len(case["names"]) if case["limit"] is None else min(case["limit"], len(case["names"]))
        given = "Without a limit" if case["limit"] is None else f"With a limit of {case['limit']}"
        expect({"running at the same time": case["most"]}).that(
            case["together"],
            f"{given}, {crowd} of {len(case['names'])} workers should be able to run at the same time; "
            f"there were {case['most']} at the most.",
            {"running at the same time": crowd},
        )


@check("keeps every outcome under a limit", landmark="bounded", twist=1)
async def outcomes_under_limit(program):
    kinds = draw.shuffled(["ok", "ok", "ok", "ok", "fails"])
    cases = await limited_each(
        program, (["ok"] * 5, 1), (kinds, 2), (kinds[::-1], 4), (kinds, 9), (["ok", "fails", "ok"], 1)
    )
    if cases[-1]["together"]:
        values = draw.shuffled([None, "", 0, []])
        cases.append(await limited(program, dict(zip(draw.words(4), values, strict=True)), 2))
    return cases


@outcomes_under_limit.expect
def _(cases):
    for case in cases:
        for title, got, right in zip(("good", "bad"), both_in_time(case), right_of(case), strict=True):
            expect(got).equals(
                right, f"With a limit of {case['limit']}, `{title}` is not what the workers came to, in their order."
            )
        expect(case["asked"]).equals(
            sorted([[name, case["question"]] for name in case["names"]], key=str),
            f"With a limit of {case['limit']} the workers were not each asked once, with their name and the question.",
        )


@check("frees the place of a worker that failed", landmark="bounded", twist=1)
async def frees_places(program):
    return await limited(program, plan("fails", "fails", "fails", "ok", "ok"), 2)


@frees_places.expect
def _(case):
    for title, got, right in zip(("good", "bad"), both_in_time(case), right_of(case), strict=True):
        expect(got).equals(right, f"With a limit of 2 and three workers that fail, `{title}` is not right.")
