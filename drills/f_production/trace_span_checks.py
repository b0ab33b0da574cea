"""How trace-span is judged."""

import asyncio
import contextlib
import threading
import time

from trainer.checking.api import caught, check, copy, draw, expect, fail, is_number

SHOWN = ("run_id", "name", "attrs", "status", "error")
PATIENCE = 1.0


def recorder(program):
    """A function that gives the records which have joined the trace since now."""
    before = len(program.TRACE)
    return lambda: copy(list(program.TRACE)[before:])


def tidy(record):
    """A record without what differs from run to run."""
    if not isinstance(record, dict):
        return record
    return {key: record[key] for key in SHOWN if key in record}


def tidied(records):
    return [tidy(record) for record in records]


def attributes():
    first, second, third, *nothing = draw.words(6)
    empty = dict(zip(nothing, (None, 0, ""), strict=True))
    return {first: draw.word(), second: draw.number(), third: [draw.number(), draw.word()], **empty}


def note(record, key, value):
    """Add an attribute to the record that the block was given, if it was given one."""
    with contextlib.suppress(TypeError, KeyError, AttributeError):
        record["attrs"][key] = value


def ended_by(program, error, *spans):
    """What comes out of nested spans in which `error` is raised."""
    try:
        if len(spans) > 1:
            with program.span(*spans[0]):
                with program.span(*spans[1]):
                    raise error
        else:
            with program.span(*spans[0]):
                raise error
    except BaseException as came:
        return "that error" if came is error else f"another one: {type(came).__name__}"
    return "nothing"


def one(records):
    """The only record there is."""
    if not isinstance(records, list) or len(records) != 1 or not isinstance(records[0], dict):
        fail("One block ended, so one record should have joined the trace, a dict.", records, "one record")
    return records[0]


def expect_attributes(record, own, foreign, say):
    """These attributes, and none of the other spans; what a program adds of itself, to each span, is its own affair."""
    got = record.get("attrs") if isinstance(record, dict) else None
    if not isinstance(got, dict):
        fail("The `attrs` of a record should be a dict.", got, own)
    seen = {key: value for key, value in got.items() if key in own or key in foreign}
    expect(seen).equals(own, say)


@check("records the run, the name and the attributes", landmark="searchable")
def records_all(program):
    name, run, attrs = f"{draw.word()}.{draw.word().title()}", f"{draw.word().upper()}-{draw.number()}", attributes()
    new = recorder(program)
    with program.span(name, run, **attrs):
        pass
    with program.span(run, name):
        pass
    return {"name": name, "run": run, "attrs": attrs, "records": tidied(new())}


@records_all.expect
def _(case):
    name, run, records = case["name"], case["run"], case["records"]
    if len(records) != 2:
        fail("Two blocks ended, so two records should have joined the trace.", records, "two records")
    say = "The record does not hold the run, the name and the attributes of its span."
    expect(records[0]).holds({"run_id": run, "name": name}, say)
    expect_attributes(records[0], case["attrs"], (), say)
    say = "The record of a span without attributes is not right."
    expect(records[1]).holds({"run_id": name, "name": run}, say)
    expect_attributes(records[1], {}, case["attrs"], say)


@check("gives the record, so that attributes can be added inside", landmark="give_record")
def gives_record(program):
    attrs, (key, other), value = attributes(), draw.words(2), draw.number()
    new = recorder(program)
    with program.span(draw.word(), draw.word(), **attrs) as record:
        note(record, key, value)
    with program.span(draw.word(), draw.word()) as record:
        note(record, other, value)
    return {"wanted": [{**attrs, key: value}, {other: value}], "records": tidied(new())}


@gives_record.expect
def _(case):
    if len(case["records"]) != 2:
        fail("Two blocks ended, so two records should have joined the trace.", case["records"], "two records")
    say = "An attribute that was set inside the block is not in its record, or in another's."
    for record, own, foreign in zip(case["records"], case["wanted"], case["wanted"][::-1], strict=True):
        expect_attributes(record, own, foreign, say)


@check("gives every span an id of its own", landmark="own_id")
def own_ids(program):
    name, run = draw.words(2)
    new = recorder(program)
    with program.span(name, run):
        with program.span(name, run):
            with program.span(name, run):
                pass
    for _ in range(93):
        with program.span(name, run):
            pass
    ids = [record.get("span_id") if isinstance(record, dict) else None for record in new()]
    different = [ids.index(one) for one in ids if one is not None]
    return {"records": len(ids), "different": len(set(different))}


@own_ids.expect
def _(seen):
    expect(seen).equals(
        {"records": 96, "different": 96},
        "96 spans of one name, nested and in a row, should leave as many records, with an id each of their own.",
    )


@check("says ok where nothing was raised", landmark="ok_at_first")
def says_ok(program):
    new = recorder(program)
    with program.span(draw.word(), draw.word()):
        pass
    return tidied(new())


@says_ok.expect
def _(records):
    expect(one(records).get("status")).equals("ok", "Nothing was raised in the block; its status should be ok.")


@check("says error, with the type and the message", landmark="what_went_wrong")
def says_error(program):
    cases = []
    own = type(draw.word().title(), (Exception,), {})
    for kind in (ValueError, KeyError, TimeoutError, ConnectionError, own):
        message = draw.word()
        new = recorder(program)
        ended_by(program, kind(message), (draw.word(), draw.word()))
        cases.append({"kind": kind.__name__, "message": message, "records": tidied(new())})
    new = recorder(program)
    ended_by(program, TimeoutError(), (draw.word(), draw.word()))
    cases.append({"kind": "TimeoutError without a message", "message": "", "records": tidied(new())})
    return cases


def told(value):
    """All the text in `value`."""
    if isinstance(value, dict):
        return " ".join(map(told, value.values()))
    if isinstance(value, (list, tuple)):
        return " ".join(map(told, value))
    return value if isinstance(value, str) else ""


@says_error.expect
def _(cases):
    for case in cases:
        record = one(case["records"])
        expect(record.get("status")).equals("error", f"A {case['kind']} was raised; the status should be error.")
        text = told(record.get("error"))
        kind = case["kind"].partition(" ")[0]
        if kind not in text:
            fail("The record does not say of which type the error was.", record.get("error"), kind)
        if case["message"] not in text:
            fail("The record does not hold the message of the error.", record.get("error"), case["message"])


@check("lets the exception go on", landmark="goes_on")
def goes_on(program):
    kinds = (ValueError, KeyError, TimeoutError, ConnectionError, AssertionError, RuntimeError)
    errors = (*(kind(draw.word()) for kind in kinds), KeyboardInterrupt())
    return [[type(error).__name__, ended_by(program, error, (draw.word(), draw.word()))] for error in errors]


@goes_on.expect
def _(cases):
    for kind, came in cases:
        expect(came).equals(
            "that error", f"A {kind} was raised in the block, and what came out of it is not that error."
        )


@check("records a block that raised", landmark="at_the_end")
def records_raised(program):
    name, run, key, value = draw.words(4)
    new = recorder(program)
    seen = []
    for error in (RuntimeError(draw.word()), KeyboardInterrupt()):
        try:
            with program.span(name, run) as record:
                note(record, key, value)
                raise error
        except (RuntimeError, KeyboardInterrupt):
            pass
        seen.append(len(new()))
    return {
        "seen": seen,
        "wanted": {"name": name, "run_id": run},
        "attrs": {key: value},
        "records": tidied(new()),
    }


@records_raised.expect
def _(case):
    expect(case["seen"]).equals([1, 2], "A block that ends with an exception should leave its record too, once.")
    for record in case["records"]:
        say = "The record of a block that raised does not hold what it should."
        expect(record).holds(case["wanted"], say)
        expect_attributes(record, case["attrs"], (), say)


@check("joins the trace when the block ends, not before", landmark="at_the_end")
def at_the_end(program):
    outer, inner = draw.words(2)
    new = recorder(program)
    seen = []
    with program.span(outer, draw.word()):
        seen.append(len(new()))
        with program.span(inner, draw.word()):
            seen.append(len(new()))
        seen.append(len(new()))
    return {
        "seen": seen,
        "names": [r.get("name") for r in new() if isinstance(r, dict)],
        "wanted": [inner, outer],
    }


@at_the_end.expect
def _(case):
    expect(case["seen"]).equals([0, 0, 1], "A record should join the trace when its block ends, and not before.")
    expect(case["names"]).equals(case["wanted"], "The inner block ended first, so its record should come first.")


@check("keeps the status of each span apart", landmark="ok_at_first")
def apart(program):
    outer, inner, run = draw.words(3)
    new = recorder(program)
    with program.span(outer, run):
        ended_by(program, ValueError(draw.word()), (inner, run))
    ended_by(program, ValueError(draw.word()), (outer, run), (inner, run))
    with program.span(outer, run):
        pass
    return [record.get("status") if isinstance(record, dict) else record for record in new()]


@apart.expect
def _(statuses):
    expect(statuses[:2]).equals(
        ["error", "ok"],
        "The inner block raised and the outer one caught it: only the inner one has the status error.",
    )
    expect(statuses[2:4]).equals(["error", "error"], "The exception left both blocks: both have the status error.")
    expect(statuses[4:]).equals(["ok"], "A block that follows one that raised is ok again.")


@check("measures the time in milliseconds", landmark="duration")
def milliseconds(program):
    new = recorder(program)
    began = time.perf_counter()
    with program.span(draw.word(), draw.word()):
        time.sleep(0.03)
        # Late in it another one opens, which is short; the time of the outer one began before that.
        within = time.perf_counter()
        with program.span(draw.word(), draw.word()):
            pass
        around = [time.perf_counter() - within]
    around.append(time.perf_counter() - began)
    began = time.perf_counter()
    ended_by(program, ValueError(draw.word()), (draw.word(), draw.word()))
    around.append(time.perf_counter() - began)
    records = new()
    return {"records": len(records), "ms": [length(*one) for one in zip(records, around, strict=False)]}


def length(record, seconds):
    """What the `ms` of a record is like, where the time around its block was `seconds`."""
    ms = record.get("ms") if isinstance(record, dict) else None
    if not is_number(ms):
        return "no number"
    if ms < 0:
        return "below 0"
    # No block takes longer than the time around it; some clocks tick as slowly as every 16 ms.
    return "under 10" if ms < 10 else "too long" if ms > seconds * 1100 + 20 else "fine"


@milliseconds.expect
def _(seen):
    if seen["records"] != 3:
        fail("Three blocks ended, so three records should have joined the trace.", seen["records"], 3)
    short, slept, raised = seen["ms"]
    expect(slept).equals("fine", "A block that slept for 30 milliseconds should have `ms` of 30 and a little more.")
    if short not in ("fine", "under 10"):
        fail("A short block inside a longer one should have the time that it took itself.", short, "a few milliseconds")
    if raised not in ("fine", "under 10"):
        fail("A block that raised should have a duration as well.", raised, "the milliseconds that it took")


def family(records):
    """The name of each span's parent, by the span's name."""
    records = [record for record in records if isinstance(record, dict)]
    names = [(record.get("span_id"), record.get("name")) for record in records]
    found = {}
    for record in records:
        if "parent_id" not in record:
            found[record.get("name")] = "no parent_id"
            continue
        parent = record["parent_id"]
        fitting = [name for span_id, name in names if span_id == parent]
        found[record.get("name")] = None if parent is None else fitting[0] if fitting else "unknown"
    return dict(sorted(found.items(), key=str))


def expect_family(case, say):
    expect(case["got"]).equals(dict(case["wanted"]), say)


@check("names the enclosing span as the parent", landmark="enter", twist=1)
def names_parent(program):
    root, a, b, c, other = draw.words(5)
    run, key, within = draw.words(3)
    attrs = {root: {key: draw.word()}, a: {within: draw.number()}, b: {}, c: {}, other: {}}
    new = recorder(program)
    with program.span(root, run, **attrs[root]):
        with program.span(a, run, **attrs[a]):
            with program.span(b, run):
                pass
        with program.span(c, run):
            pass
    with program.span(other, run):
        pass
    records = new()
    return {
        "got": family(records),
        "wanted": {root: None, a: root, b: a, c: root, other: None},
        "records": tidied(records),
        "own": attrs,
    }


@names_parent.expect
def _(case):
    expect_family(case, "The parent of a span is the one around it, and at the root there is none.")
    own = case["own"]
    every = [key for attrs in own.values() for key in attrs]
    for record in case["records"]:
        say = "A span has its own attributes, and none of the span around it."
        expect_attributes(record, own[record["name"]], every, say)


@check("names the enclosing span of another run too", landmark="enter", twist=1)
def across_runs(program):
    root, inner, last = draw.words(3)
    run, other = draw.words(2)
    new = recorder(program)
    with program.span(root, run):
        with program.span(inner, other):
            with program.span(last, run):
                pass
    records = new()
    return {
        "got": family(records),
        "wanted": {root: None, inner: root, last: inner},
        "runs": [record.get("run_id") if isinstance(record, dict) else None for record in records],
        "own": [run, other, run],
    }


@across_runs.expect
def _(case):
    expect_family(case, "A span of one run was opened inside a span of another; that one is its parent all the same.")
    expect(case["runs"]).equals(case["own"], "A span has the run that it was given, not that of the span around it.")


@check("finds the way back after an exception", landmark="leave", twist=1)
def back_after_exception(program):
    root, a, b, c, other = draw.words(5)
    run = draw.word()
    new = recorder(program)
    with program.span(root, run):
        ended_by(program, ValueError(draw.word()), (a, run), (b, run))
        with program.span(c, run):
            pass
    with program.span(other, run):
        pass
    return {"got": family(new()), "wanted": {root: None, a: root, b: a, c: root, other: None}}


@back_after_exception.expect
def _(case):
    expect_family(case, "After a block that raised, the next span has the wrong parent.")


@check("keeps threads apart", landmark="context", twist=1)
def threads(program):
    names = [draw.words(2) for _ in range(3)]
    run = draw.word()
    new = recorder(program)
    gate = threading.Barrier(3)
    troubles = []

    def work(outer, inner):
        try:
            with program.span(outer, run):
                gate.wait(PATIENCE)
                with program.span(inner, run):
                    gate.wait(PATIENCE)
                gate.wait(PATIENCE)
        except BaseException as error:
            troubles.append(caught(error))
            gate.abort()

    started = [threading.Thread(target=work, args=pair, daemon=True) for pair in names]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join(PATIENCE)
    wanted = {outer: None for outer, _ in names} | {inner: outer for outer, inner in names}
    return {"right": family(new()) == dict(sorted(wanted.items())), "raised": bool(troubles)}


@threads.expect
def _(case):
    expect(case["raised"]).equals(False, "Three threads opened spans at the same time, and something was raised.")
    expect(case["right"]).equals(
        True,
        "Three threads each opened a span and one inside it, at the same time; the parents are not right.",
    )


async def in_tasks(program, names, run):
    async def work(outer, inner):
        with program.span(outer, run):
            await asyncio.sleep(0)
            with program.span(inner, run):
                await asyncio.sleep(0)
            await asyncio.sleep(0)

    await asyncio.gather(*(work(*pair) for pair in names))


@check("keeps asyncio tasks apart", landmark="context", twist=1)
async def tasks(program):
    names = [draw.words(2) for _ in range(3)]
    new = recorder(program)
    await in_tasks(program, names, draw.word())
    return {"got": family(new()), "wanted": {o: None for o, _ in names} | {i: o for o, i in names}}


@tasks.expect
def _(case):
    expect_family(case, "Three tasks each opened a span and one inside it; a span got a parent that is not its own.")


@check("knows the span around the tasks", landmark="parent", twist=1)
async def around_tasks(program):
    names = [draw.words(2) for _ in range(2)]
    root, run = draw.words(2)
    new = recorder(program)
    with program.span(root, run):
        await in_tasks(program, names, run)
    return {
        "got": family(new()),
        "wanted": {root: None} | {o: root for o, _ in names} | {i: o for o, i in names},
    }


@around_tasks.expect
def _(case):
    expect_family(case, "Two tasks ran inside a span; it should be the parent of the spans that they opened.")
