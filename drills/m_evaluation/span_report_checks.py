"""How span-report is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

ALL = (0, 50, 90, 95, 99, 100)
STATUSES = ("success", "error", "timeout")
PERCENTILES = ("takes the value at the nearest rank", "puts the values in order")
"""Checks without which the latency says nothing of its own."""


def nearest(values, p):
    """The percentile by nearest rank, in whole numbers."""
    return sorted(values)[max(1, -(-len(values) * p // 100)) - 1] if values else None


def span(trace, name, lasted, parent="above", status="success", **metadata):
    """A span that took so many milliseconds, or goes on where that is None."""
    start = draw.number(1000, 9000)
    return {
        "trace_id": trace,
        "parent_run_id": parent,
        "name": name,
        "start_time": start,
        "end_time": None if lasted is None else start + lasted,
        "status": status,
        "metadata": metadata,
    }


def root(trace, lasted=40, **more):
    return span(trace, "agent", lasted, None, **more)


def part_of(program, spans, key):
    """That part of the report on these spans."""
    return copy(program.span_report(spans).get(key))


def judge_percentiles(cases, say):
    for values, p, got in cases:
        wanted = nearest(values, p)
        shown = f"p{p} of {sorted(values)}" if len(values) < 8 else f"p{p} of {len(values)} values"
        expect(got).equals(wanted, f"{say} {shown} is another one.")


@check("takes the value at the nearest rank", landmark="rank")
def nearest_rank(program):
    cases = []
    for n in (*range(1, 13), 19, 20, 21, 39, 40, 41, 99, 100, 101):
        # Two values lie far enough apart for anything between them to be neither.
        values = [7 * each for each in draw.numbers(n, 100, 999)]
        cases += [[values, p, copy(program.percentile(copy(values), p))] for p in ALL]
    return cases


@nearest_rank.expect
def _(cases):
    judge_percentiles(cases, "By nearest rank it is one of the values.")


@check("puts the values in order", landmark="ascending")
def in_order(program):
    one, two = sorted(draw.numbers(2, 10, 99))
    lists = [
        [9, 1000, 10, 200, 95],
        [1000, 999, 98, 7, 8],
        [-3, 0, 2, -20, 1],
        [two, two, one, two],
        [one, two, one, one, one, one],
        [0, 0, 0, one],
        [0.5, 0.25, one + 0.5, 0.75],
        [0, 0],
        [0],
    ]
    return [[values, p, copy(program.percentile(copy(values), p))] for values in lists for p in ALL]


@in_order.expect
def _(cases):
    judge_percentiles(cases, "The values are put in ascending order first, each of them, also equal ones and 0.")


@check("gives None without values", landmark="none_of_none")
def without_values(program):
    seen = [outcome_of(program.percentile, [], p) for p in ALL]
    one = draw.number()
    return {
        "none": [{key: copy(each[key]) for key in ("returned", "raised") if key in each} for each in seen],
        "one": [[[one], p, copy(program.percentile([one], p))] for p in ALL],
    }


@without_values.expect
def _(case):
    for outcome in case["none"]:
        if "raised" in outcome:
            fail("The percentile of no values raised.", outcome["raised"], None)
        expect(outcome["returned"]).equals(None, "Without values there is no percentile: `None`.")
    judge_percentiles(case["one"], "Every percentile of one value is that value.")


@check("leaves the values as they were", landmark="ascending")
def leaves_values(program):
    cases = []
    for n in (2, 5, 20):
        values = draw.numbers(n, 100, 999)
        values.sort(reverse=True)
        before = copy(values)
        for p in (50, 95):
            program.percentile(values, p)
        cases.append([before, copy(values)])
    return cases


@leaves_values.expect
def _(cases):
    for before, after in cases:
        expect(after).equals(before, "`percentile` changed the list that it was given.")


def judge_latency(got, lasted, say):
    """`lasted` holds the durations of the ended spans, by name."""
    expect(got).that(isinstance(got, dict), "`latency` should be a dict by name.", sorted(lasted))
    expect(sorted(got, key=str)).equals(sorted(lasted), f"{say} `latency` should have the names with ended spans.")
    for name, times in lasted.items():
        wanted = {"count": len(times), "p50": nearest(times, 50), "p95": nearest(times, 95)}
        expect(got[name]).holds(wanted, f"{say} That is not what the {len(times)} spans of one name come to.")


@check("reports the latency of each name", landmark="by_name", needs=PERCENTILES)
def by_name(program):
    cases = []
    for sizes in ((20, 5, 1), (41, 2, 20), (1,), (3, 4), (100,)):
        lasted = {draw.word(): [8 * each + 0.125 for each in draw.numbers(n, 20, 900)] for n in sizes}
        traces = draw.words(3)
        spans = [
            span(traces[n % 3], name, each)
            for name, times in lasted.items()
            for n, each in enumerate(draw.shuffled(times))
        ]
        cases.append([lasted, part_of(program, draw.shuffled(spans), "latency")])
    return cases


@by_name.expect
def _(cases):
    for lasted, got in cases:
        judge_latency(got, lasted, "Spans of several names and traces ended.")


@check("counts roots and spans below them alike", landmark="by_name", needs=PERCENTILES)
def at_each_level(program):
    name, other = draw.words(2)
    times = draw.numbers(6, 100, 900)
    spans = [span(draw.word(), name, each, parent) for each, parent in zip(times, (None, "a", 0) * 2, strict=True)]
    last = draw.number()
    return [{name: times, other: [last]}, part_of(program, [*spans, span(draw.word(), other, last, None)], "latency")]


@at_each_level.expect
def _(case):
    lasted, got = case
    judge_latency(got, lasted, "Some of the spans are roots and some are not.")


@check("counts spans whatever came of them", landmark="by_name", needs=PERCENTILES)
def whatever_status(program):
    cases = []
    for favourite in STATUSES:
        name, trace = draw.words(2)
        times = sorted(draw.numbers(9, 100, 900))
        statuses = [status for status in STATUSES if status != favourite]
        spans = [span(trace, name, each, status=favourite) for each in times[:5]]
        spans += [span(trace, name, each, status=statuses[n % 2]) for n, each in enumerate(times[5:])]
        cases.append([{name: times}, part_of(program, draw.shuffled(spans), "latency")])
    return cases


@whatever_status.expect
def _(cases):
    for lasted, got in cases:
        judge_latency(got, lasted, "Some of the spans succeeded, some failed, some timed out.")


@check("takes an end at 0 for an end", landmark="ended", needs=PERCENTILES)
def end_at_zero(program):
    name, trace, code = draw.words(3)
    zero = {**root(trace, reason_code=code), "name": name, "start_time": 0, "end_time": 0}
    early = {**span(trace, name, 5), "start_time": -7, "end_time": 0}
    report = program.span_report([zero, early, span(trace, name, 0)])
    return [{name: [0, 7, 0]}, {code: 1}, {key: copy(report.get(key)) for key in ("latency", "open", "reasons")}]


@end_at_zero.expect
def _(case):
    lasted, reasons, got = case
    expect(got["open"]).equals(0, "All spans ended, two of them at 0 milliseconds; none is open.")
    judge_latency(got["latency"], lasted, "All spans ended, two of them at 0 milliseconds.")
    expect(got["reasons"]).equals(reasons, "The root ended at 0 milliseconds, with a reason code.")


@check("keeps open spans out of the latency and counts them", landmark="still_open", needs=PERCENTILES)
def open_spans(program):
    cases = []
    for n in (1, 3):
        name, hanging, trace = draw.words(3)
        times = draw.numbers(4, 100, 900)
        spans = [span(trace, name, each, status=draw.choice(STATUSES)) for each in times]
        spans += [span(trace, name, None, status=draw.choice(STATUSES)) for _ in range(n)]
        spans += [span(trace, hanging, None) for _ in range(n)]
        roots = [root(trace, None), root(draw.word())]
        report = program.span_report(draw.shuffled([*spans, *roots]))
        cases.append([{name: times, "agent": [40]}, 2 * n + 1, copy(report.get("latency")), copy(report.get("open"))])
    return cases


@open_spans.expect
def _(cases):
    for lasted, n, latency, still_open in cases:
        expect(still_open).equals(n, f"{n} spans have no end; `open` should count them.")
        judge_latency(latency, lasted, "Some spans have no end, so they have no duration.")


def reasons_of(program, wanted, *spans):
    return [wanted, part_of(program, draw.shuffled(spans), "reasons")]


@check("counts each trace by the code of its root", landmark="root_decides")
def by_root(program):
    one, two, three = draw.words(3)
    cases = []
    plan = {one: draw.number(3, 6), two: 2, three: 1}
    spans = []
    for code, n in plan.items():
        for _ in range(n):
            trace = draw.word()
            spans.append(root(trace, reason_code=code, status=draw.choice(STATUSES)))
            # Those below have ends and codes of their own.
            spans += [span(trace, draw.word(), 5, reason_code=draw.choice((one, two, three))) for _ in range(3)]
            spans += [span(trace, draw.word(), 5, reason_code=draw.word()), span(trace, draw.word(), None)]
    cases.append(reasons_of(program, plan, *spans))
    for _ in range(3):
        trace = draw.word()
        below = [span(trace, draw.word(), 5, reason_code=two) for _ in range(2)]
        for order in ([root(trace, reason_code=one), *below], [*below, root(trace, reason_code=one)]):
            cases.append([{one: 1}, part_of(program, order, "reasons")])
    return cases


@by_root.expect
def _(cases):
    for wanted, got in cases:
        say = "Each trace counts once, by the reason code of its root, whatever the spans below it hold."
        expect(got).equals(wanted, say)


@check("knows a root by a parent of None", landmark="root_decides")
def parent_zero(program):
    one, two = draw.words(2)
    cases = []
    for trace in (0, draw.number(), draw.word()):
        below = [span(trace, draw.word(), 5, 0, reason_code=two), span(trace, draw.word(), 5, 0)]
        for spans in ([root(trace, reason_code=one), *below], [*below, root(trace, reason_code=one)]):
            cases.append([{one: 1}, part_of(program, spans, "reasons")])
        cases.append([{"unknown": 1}, part_of(program, below, "reasons")])
    return cases


@parent_zero.expect
def _(cases):
    for wanted, got in cases:
        expect(got).equals(wanted, "Only a span whose parent is `None` is a root; 0 is an id like any other.")


@check("counts a trace whose root is open as unfinished", landmark="unfinished")
def unfinished(program):
    one, two = draw.words(2)
    spans = [root(draw.word(), None) for _ in range(2)] + [root(draw.word(), None, reason_code=one) for _ in range(3)]
    ended, going = draw.words(2)
    spans += [root(ended, reason_code=two), span(ended, draw.word(), None)]
    spans += [root(going, None), span(going, draw.word(), 5, reason_code=two)]
    return reasons_of(program, {"unfinished": 6, two: 1}, *spans)


@unfinished.expect
def _(case):
    wanted, got = case
    say = "A trace is unfinished where its root has no end, whatever code it has, and only there."
    expect(got).equals(wanted, say)


@check("counts a trace without a code as unknown", landmark="every_trace")
def unknown(program):
    code = draw.word()
    bare, none, lost, hanging = draw.words(4)
    below = draw.word()
    return [
        reasons_of(program, {"unknown": 1}, root(bare, status=draw.choice(STATUSES)), span(bare, below, 5)),
        reasons_of(program, {"unknown": 1}, root(bare), span(bare, below, 5, reason_code=code)),
        reasons_of(program, {"unknown": 1}, root(none, reason_code=None), span(none, below, 5, reason_code=code)),
        reasons_of(program, {"unknown": 1}, span(lost, below, 5, reason_code=code), span(lost, below, 5)),
        reasons_of(program, {"unknown": 1}, span(hanging, below, None)),
        reasons_of(
            program,
            {"unknown": 4, code: 1},
            root(bare),
            root(none, reason_code=None),
            span(lost, below, 5, reason_code=code),
            span(hanging, below, None),
            root(draw.word(), reason_code=code),
        ),
    ]


@unknown.expect
def _(cases):
    for wanted, got in cases:
        say = "A trace whose root ended without a code, or is not among the spans, counts as unknown."
        expect(got).equals(wanted, say)


@check("gives an empty report without spans", landmark="every_trace")
def no_spans(program):
    full = [root(draw.word(), reason_code=draw.word()), root(draw.word(), None), span(draw.word(), draw.word(), 5)]
    seen = [program.span_report([])]
    # What an earlier report counted is not in the next one.
    program.span_report(full)
    seen.append(program.span_report([]))
    return [{key: copy(report.get(key)) for key in ("latency", "open", "reasons")} for report in seen]


@no_spans.expect
def _(reports):
    for got in reports:
        expect(got).equals({"latency": {}, "open": 0, "reasons": {}}, "Without spans the report should be empty.")


@check("leaves the spans as they were", landmark="by_name")
def leaves_spans(program):
    trace, code = draw.words(2)
    spans = [span(trace, draw.word(), each) for each in (5, None, 7)] + [
        root(trace, reason_code=code),
        root(draw.word()),
    ]
    spans = draw.shuffled(spans)
    before = copy(spans)
    program.span_report(spans)
    return [before, copy(spans)]


@leaves_spans.expect
def _(case):
    before, after = case
    expect(after).equals(before, "`span_report` changed the spans that it was given.")
