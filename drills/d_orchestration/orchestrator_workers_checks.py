"""How orchestrator-workers is judged.

Prompts are read as a whole, with white space evened out; how they are worded and laid out is open.
"""

import asyncio
import inspect
import time

from trainer.checking.api import Recorder, check, copy, draw, expect, fail, text

ROLES = ("system", "user", "assistant")
PATIENCE = 1.0
"""Seconds that async workers wait for each other, in all."""


def text_in(value):
    """All the text in a message's content, whatever its shape."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\n".join(text_in(part) for pair in value.items() for part in pair)
    if isinstance(value, (list, tuple)):
        return "\n".join(text_in(part) for part in value)
    return ""


def contents(messages):
    """What messages say, in one line; odd ones say what text they hold."""
    parts = messages if isinstance(messages, (list, tuple)) else [messages]
    return " ".join(" ".join(text_in(m.get("content") if isinstance(m, dict) else m) for m in parts).split())


def titled(who):
    return f"W{who[1:]}" if who.startswith("worker") else f"The {who}"


def prompt(calls, number, who, recorder):
    """All that a model was told in one of its calls."""
    if len(calls) <= number:
        fail(f"{titled(who)} was never asked.", {"calls": len(calls)}, {"calls": number + 1})
    messages = calls[number]["messages"]
    fine = isinstance(messages, (list, tuple)) and len(messages) > 0
    if not fine or not all(isinstance(m, dict) and m.get("role") in ROLES and "content" in m for m in messages):
        fail(
            f"{titled(who)} was not called with a list of messages, each with a `role` and a `content`.",
            messages,
            [{"role": "user", "content": "..."}],
            at=None if recorder is None else (recorder, number, 0),
        )
    return contents(messages)


def expect_once(calls, who, recorder):
    expect({"calls": len(calls)}).that(
        len(calls) == 1,
        f"{titled(who)} should be asked once, and was asked {len(calls)} times.",
        {"calls": 1},
        at=(recorder, 0, 0) if calls else None,
    )


async def session(program, count=3, plan=None, crew=None, goal=None, findings=None, ending="", first=None):
    """One run over `count` subtasks, with as many workers or with `crew` of them, and all that was seen; goal and
    first subtask may be given."""
    goal = draw.sentence() if goal is None else goal
    # Only a semicolon separates them.
    subtasks = [f"{draw.sentence(2)}, {draw.word()}: {draw.word()}{ending}" for _ in range(count)]
    subtasks[:1] = subtasks[:1] if first is None else [first]
    findings = [draw.sentence(3) for _ in range(count)] if findings is None else findings
    answer = draw.sentence(5)

    def reply(messages):
        said = contents(messages)
        # What was asked last is answered.
        latest = max(range(count), key=lambda number: said.rfind(subtasks[number]))
        return text(findings[latest] if subtasks[latest] in said else draw.word())

    planner = Recorder(text((plan or "; ".join(["{}"] * count)).format(*subtasks)))
    if crew is None:
        workers = [Recorder(text(finding)) for finding in findings]
    else:
        workers = [Recorder(*[reply] * count) for _ in range(crew)]
    synthesiser = Recorder(text(answer))
    made = program.orchestrate(planner, list(workers), synthesiser, goal)
    to_await = inspect.isawaitable(made)
    got = await made if to_await else made
    lists = [id(given) for worker in workers for given in worker.given if isinstance(given, list)]
    return {
        "goal": goal,
        "subtasks": subtasks,
        "findings": findings,
        "answer": answer,
        "got": got,
        "planner": planner.seen,
        "workers": [worker.seen for worker in workers],
        "synthesiser": synthesiser.seen,
        "shared": len(lists) > len(set(lists)),
        "async": to_await,
    }


def expect_async(case):
    expect({"can be awaited": case["async"]}).equals(
        {"can be awaited": True},
        "`orchestrate` is no `async` function: what it returns can't be awaited. Write `async def`.",
    )


def expect_own(case, first=0):
    """That worker i was asked once, with subtask i."""
    for number, (calls, subtask) in enumerate(zip(case["workers"], case["subtasks"], strict=True)):
        who = f"worker {number + 1}"
        expect(prompt(calls, 0, who, first + 1 + number)).mentions(
            subtask,
            say=f"What {who} was asked does not hold its subtask `{subtask}`.",
            at=(first + 1 + number, 0, 0),
        )


def expect_apart(told, case, own, who, at):
    for number, (subtask, finding) in enumerate(zip(case["subtasks"], case["findings"], strict=True)):
        if number == own:
            continue
        expect(told).omits(subtask, say=f"What {who} was asked holds `{subtask}`, a subtask of another call.", at=at)
        if finding:
            expect(told).omits(
                finding, say=f"What {who} was asked holds `{finding}`, the finding of another call.", at=at
            )


def order_of(told, parts, find):
    return sorted(range(len(parts)), key=lambda number: find(told, parts[number]))


def expect_pairs(case, recorder):
    """That the synthesiser was told every subtask and every finding, in orders that fit each other."""
    at = (recorder, 0, 0)
    told = prompt(case["synthesiser"], 0, "synthesiser", recorder)
    for subtask, finding in zip(case["subtasks"], case["findings"], strict=True):
        expect(told).mentions(subtask, say=f"The subtask `{subtask}` is not in what the synthesiser was told.", at=at)
        expect(told).mentions(
            finding, say=f"What was found for `{subtask}` is not in what the synthesiser was told.", at=at
        )
    if all(case["findings"]) and len(set(case["findings"])) == len(case["findings"]):
        # A plan may be quoted ahead of the pairs, so the first and the last mention count alike.
        found = [order_of(told, case["findings"], find) for find in (str.find, str.rfind)]
        asked = [order_of(told, case["subtasks"], find) for find in (str.find, str.rfind)]
        expect(told).that(
            any(order in asked for order in found),
            "In what the synthesiser was told the findings do not stand in the order of their subtasks.",
            {"pairs": list(zip(case["subtasks"], case["findings"], strict=True))},
            at=at,
        )


@check("takes plain workers as well as async ones", landmark="await_workers", twist=2)
async def plain_workers(program):
    try:
        await session(program, 2)
    except Exception as error:
        return type(error).__name__
    return None


@plain_workers.expect
def _(raised):
    expect({"raised": raised}).equals(
        {"raised": None},
        f"Workers may be plain functions as before, and with such workers the program raised {raised}.",
    )


@check("asks the planner once, with the goal", landmark="plan_once")
async def plans_once(program):
    odd = f"{draw.sentence(60)} {{{draw.word()}}} {draw.number()}% {{}}"
    return [await session(program), await session(program, 1, goal=odd)]


@plans_once.expect
def _(cases):
    expect_async(cases[0])
    for case, recorder in zip(cases, (0, 5), strict=True):
        told = prompt(case["planner"], 0, "planner", recorder)
        expect(told).mentions(case["goal"], say="The goal is not in what the planner was told.", at=(recorder, 0, 0))
        expect_once(case["planner"], "planner", recorder)


@check("asks each worker its own subtask", landmark="hand_out")
async def own_subtask(program):
    odd = f" {{{draw.word()}}} {draw.number()}% {{}}"
    return [
        await session(program, 3),
        await session(program, 1, ending=odd),
        await session(program, 5),
        await session(program, draw.number(8, 12)),
    ]


@own_subtask.expect
def _(cases):
    for case, recorder in zip(cases, (0, 5, 8, 15), strict=True):
        expect_own(case, recorder)
        for number, calls in enumerate(case["workers"]):
            expect_once(calls, f"worker {number + 1}", recorder + 1 + number)


@check("drops blank subtasks", landmark="split_plan")
async def blank_subtasks(program):
    forms = ("{}; ;{};", ";{};;{}; ", "\n{};\n\n;{}\n")
    return [await session(program, 2, plan=form) for form in forms]


@blank_subtasks.expect
def _(cases):
    for number, case in enumerate(cases):
        expect_own(case, 4 * number)
        expect_pairs(case, 4 * number + 3)


@check("gives each worker a context of its own", landmark="own_context")
async def own_context(program):
    return await session(program, 4)


@own_context.expect
def _(case):
    for number, calls in enumerate(case["workers"]):
        who = f"worker {number + 1}"
        for position in range(max(1, len(calls))):
            told = prompt(calls, position, who, number + 1)
            expect_apart(told, case, number, who, (number + 1, position, 0))
    expect(case["shared"]).equals(
        False, "Two workers were handed the very same list: what is done to it for one happens to the other too."
    )


@check("shows the synthesiser the goal", landmark="merge")
async def synthesiser_goal(program):
    odd = f"{draw.sentence(60)} {{{draw.word()}}} {draw.number()}%"
    return [await session(program), await session(program, 1, goal=odd)]


@synthesiser_goal.expect
def _(cases):
    for case, recorder in zip(cases, (4, 7), strict=True):
        told = prompt(case["synthesiser"], 0, "synthesiser", recorder)
        expect(told).mentions(
            case["goal"], say="The goal is not in what the synthesiser was told.", at=(recorder, 0, 0)
        )
        expect_once(case["synthesiser"], "synthesiser", recorder)


@check("shows the synthesiser every subtask with its finding", landmark="pair_up")
async def pairs(program):
    long = [" ".join([draw.sentence()] * 60 + [draw.word()]) for _ in range(5)]
    return [
        await session(program, 4),
        await session(program, 1),
        await session(program, 2, findings=["", f"{draw.sentence()} {{{draw.word()}}} {draw.number()}% {{}}"]),
        await session(program, 5, findings=long),
        # Two workers may well come to the same.
        await session(program, 3, findings=[draw.sentence(3)] * 3),
    ]


@pairs.expect
def _(cases):
    for case, recorder in zip(cases, (5, 8, 12, 19, 24), strict=True):
        expect_pairs(case, recorder)


@check("returns what the synthesiser wrote", landmark="merge")
async def returns_answer(program):
    return [await session(program), await session(program, 1)]


@returns_answer.expect
def _(cases):
    for case in cases:
        expect_async(case)
        expect(case["got"]).equals(case["answer"], "What came back is not the text of the synthesiser.")


@check("starts anew with each goal", landmark="own_context")
async def anew(program):
    old, new = await session(program, 2), await session(program, 2)
    # The goal once more, with a plan that is like the last one in its first subtask alone.
    return [old, new, await session(program, 2, goal=new["goal"], first=new["subtasks"][0])]


@anew.expect
def _(cases):
    old, new, again = cases
    stale = [old["goal"], *old["subtasks"], *old["findings"], old["answer"]]
    for number, calls in enumerate([new["planner"], *new["workers"], new["synthesiser"]]):
        who = "the planner" if number == 0 else "the synthesiser" if number == 3 else f"worker {number}"
        for position, seen in enumerate(calls):
            expect(contents(seen["messages"])).omits(
                *stale, say=f"In a second run {who} was told something of the first.", at=(4 + number, position, 0)
            )
    expect(new["got"]).equals(new["answer"], "A second run did not return the text of its own synthesiser.")
    for number, calls in enumerate([again["planner"], *again["workers"], again["synthesiser"]]):
        who = "planner" if number == 0 else "synthesiser" if number == 3 else f"worker {number}"
        expect({"calls": len(calls)}).that(
            len(calls) > 0, f"The same goal was given once more, and the {who} was not asked again.", {"calls": 1}
        )
    expect_own(again, 8)
    expect_pairs(again, 11)
    expect(again["got"]).equals(again["answer"], "The same goal was given once more, and an older text came back.")


# Twist 1: more subtasks than workers.


@check("loses no subtask when there are more than workers", landmark="none_lost", twist=1)
async def none_lost(program):
    return [await session(program, 5, crew=2), await session(program, 3, crew=1), await session(program, 4, crew=3)]


@none_lost.expect
def _(cases):
    recorder = 0
    for case in cases:
        told = " ".join(contents(seen["messages"]) for calls in case["workers"] for seen in calls)
        for subtask in case["subtasks"]:
            expect(told).mentions(
                subtask,
                say=f"There are {len(case['subtasks'])} subtasks and {len(case['workers'])} workers, "
                f"and nobody was asked `{subtask}`.",
            )
        recorder += len(case["workers"]) + 1
        expect_pairs(case, recorder)
        recorder += 1


@check("lets the workers take turns", landmark="take_turns", twist=1)
async def take_turns(program):
    return [await session(program, 5, crew=2), await session(program, 7, crew=3)]


@take_turns.expect
def _(cases):
    for case in cases:
        for number, calls in enumerate(case["workers"]):
            told = " ".join(contents(seen["messages"]) for seen in calls)
            own = case["subtasks"][number :: len(case["workers"])]
            asked = [subtask for subtask in case["subtasks"] if subtask in told]
            expect(asked).equals(own, f"Worker {number + 1} of {len(case['workers'])} was not asked its own subtasks.")
            expect({"calls": len(calls)}).that(
                len(calls) == len(own),
                f"Worker {number + 1} has {len(own)} subtasks and was asked {len(calls)} times.",
                {"calls": len(own)},
            )


@check("keeps a worker's calls apart", landmark="own_context", twist=1)
async def calls_apart(program):
    return await session(program, 5, crew=2)


@calls_apart.expect
def _(case):
    for number, calls in enumerate(case["workers"]):
        who = f"worker {number + 1}"
        for position in range(max(1, len(calls))):
            told = prompt(calls, position, who, number + 1)
            own = next((n for n, subtask in enumerate(case["subtasks"]) if subtask in told), None)
            expect_apart(told, case, own, who, (number + 1, position, 0))


# Twist 2: async workers.


class Meeting:
    """Lets async workers wait for each other, in turns of the event loop; a deadline ends the wait."""

    def __init__(self):
        self.entered, self.left = [], []
        self.deadline, self.gave_up = None, False

    async def until(self, ready):
        if self.deadline is None:
            self.deadline = time.monotonic() + PATIENCE
        turns = 0
        while not self.gave_up and not ready():
            turns += 1
            await asyncio.sleep(0 if turns < 50 else 0.004)
            if time.monotonic() > self.deadline:
                self.gave_up = True


async def async_session(program, count, act):
    """One run whose workers are `async` functions; `act(meeting, i)` is what worker i does before it answers."""
    goal, answer = draw.sentence(), draw.sentence(5)
    subtasks = [draw.sentence(2) for _ in range(count)]
    findings = [draw.sentence(3) for _ in range(count)]
    seen = [[] for _ in range(count)]
    meeting = Meeting()

    def make(number):
        async def worker(messages, tools=None):
            seen[number].append({"messages": copy(messages)})
            meeting.entered.append(number)
            await act(meeting, number)
            seen[number].append({"messages": copy(messages)})
            meeting.left.append(number)
            return text(findings[number])

        return worker

    planner, synthesiser = Recorder(text("; ".join(subtasks))), Recorder(text(answer))
    got = await program.orchestrate(planner, [make(number) for number in range(count)], synthesiser, goal)
    return {
        "subtasks": subtasks,
        "findings": findings,
        "answer": answer,
        "got": got,
        "seen": seen,
        "synthesiser": synthesiser.seen,
        "together": not meeting.gave_up,
    }


async def just_a_turn(meeting, number):
    await asyncio.sleep(0)


@check("waits for what async workers find", landmark="await_workers", twist=2)
async def awaits_workers(program):
    return [await async_session(program, 3, just_a_turn), await async_session(program, 1, just_a_turn)]


@awaits_workers.expect
def _(cases):
    for case, recorder in zip(cases, (1, 3), strict=True):
        for number, calls in enumerate(case["seen"]):
            expect({"calls": len(calls) // 2}).that(
                len(calls) == 2,
                f"Worker {number + 1}, an `async` function, should be asked once and awaited.",
                {"calls": 1},
                at=(recorder, 0, 0) if not calls and case["synthesiser"] else None,
            )
        expect_pairs(case, recorder)
        expect(case["got"]).equals(case["answer"], "With async workers what came back is not the synthesiser's text.")


@check("runs async workers at the same time", landmark="together", twist=2)
async def at_the_same_time(program):
    async def meet(meeting, number):
        await meeting.until(lambda: len(meeting.entered) == 5)

    return await async_session(program, 5, meet)


@at_the_same_time.expect
def _(case):
    expect({"running at the same time": case["together"]}).that(
        case["together"],
        "Five async workers waited to be running at the same time, and they never were.",
        {"running at the same time": True},
    )


@check("keeps findings with their subtasks when the last is done first", landmark="pair_up", twist=2)
async def last_done_first(program):
    async def in_reverse(meeting, number):
        await meeting.until(lambda: len(meeting.left) >= 3 - number)

    return await async_session(program, 4, in_reverse)


@last_done_first.expect
def _(case):
    expect_pairs(case, 1)


@check("keeps async workers' contexts apart", landmark="own_context", twist=2)
async def async_contexts(program):
    return await async_session(program, 3, just_a_turn)


@async_contexts.expect
def _(case):
    for number, calls in enumerate(case["seen"]):
        who = f"worker {number + 1}"
        for position in range(max(1, len(calls))):
            # Async workers are plain functions: the flight record has nothing of them.
            told = prompt(calls, position, who, None) if calls else ""
            expect(told).mentions(
                case["subtasks"][number], say=f"What {who} was asked does not hold its own subtask throughout."
            )
            expect_apart(told, case, number, who, None)
