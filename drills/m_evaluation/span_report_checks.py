"""How span-report is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

ALL = (0, 50, 90, 95, 99, 100)
STATUSES = ("success", "error", "timeout")

# The checks that have to pass before others say anything: a fault shows where it is, and not in all that builds on it.
FRESH = "starts each report from nothing"
BY_ROOT = "counts each trace by the code of its root"
BY_NAME = "reports the latency of each name"
RANK = "takes the value at the nearest rank"
IN_ORDER = "puts the values in order"
LATENCY = (FRESH, RANK, IN_ORDER)
ALIKE = "counts roots and spans below them alike"


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


@check(RANK, landmark="rank")
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


# Here n·p/100 is a whole number, and in floats n/100·p lies above it.
WHOLE = ((14, 50), (28, 50), (110, 90), (220, 90), (220, 95))


@check("meets the rank exactly", landmark="rank", needs=(RANK,))
def exact_rank(program):
    seen = []
    for n, p in WHOLE:
        values = draw.numbers(n, 100, 999)
        seen.append([n, p, nearest(values, p), copy(program.percentile(copy(values), p))])
    return seen


@exact_rank.expect
def _(seen):
    for n, p, wanted, got in seen:
        say = f"{n}·{p}/100 is {n * p // 100} and no more, so p{p} of {n} values is the one at that place."
        expect(got).equals(wanted, f"{say} Multiplied before it is divided, it comes out exactly.")


@check(IN_ORDER, landmark="ascending")
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
    ]
    return [[values, p, copy(program.percentile(copy(values), p))] for values in lists for p in ALL]


@in_order.expect
def _(cases):
    judge_percentiles(cases, "The values are put in ascending order first, each of them, also equal ones and 0.")


@check("gives None without values", landmark="none_of_none", needs=(IN_ORDER,))
def without_values(program):
    seen = [outcome_of(program.percentile, [], p) for p in ALL]
    one = draw.number()
    alike = [[one], [0], [0, 0]]
    return {
        "none": [{key: copy(each[key]) for key in ("returned", "raised") if key in each} for each in seen],
        "alike": [[values, p, copy(program.percentile(copy(values), p))] for values in alike for p in ALL],
    }


@without_values.expect
def _(case):
    for outcome in case["none"]:
        if "raised" in outcome:
            fail("The percentile of no values raised.", outcome["raised"], None)
        expect(outcome["returned"]).equals(None, "Without values there is no percentile: `None`.")
    judge_percentiles(case["alike"], "Every percentile of one value, or of equal ones, is that value, also 0.")


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


def judge_reasons(got, wanted, say):
    if isinstance(got, dict) and got != wanted and {code: n for code, n in got.items() if n != 0} == wanted:
        say = "A reason that no trace ended for should not be in `reasons`, with a 0 either."
    expect(got).equals(wanted, say)


def judge_latency(got, lasted, say):
    """`lasted` holds the durations of the ended spans, by name."""
    expect(got).that(isinstance(got, dict), "`latency` should be a dict by name.", sorted(lasted))
    expect(sorted(got, key=str)).equals(sorted(lasted), f"{say} `latency` should have the names with ended spans.")
    for name, times in lasted.items():
        wanted = {"count": len(times), "p50": nearest(times, 50), "p95": nearest(times, 95)}
        expect(got[name]).holds(wanted, f"{say} That is not what the {len(times)} spans of one name come to.")


@check(FRESH, landmark="every_trace")
def from_nothing(program):
    spans = [root(draw.word(), reason_code=draw.word()), root(draw.word(), None), span(draw.word(), draw.word(), 5)]
    reports = [program.span_report(copy(spans)) for _ in range(3)]
    return [{key: copy(report.get(key)) for key in ("latency", "open", "reasons")} for report in reports]


@from_nothing.expect
def _(reports):
    first, *others = reports
    for got in others:
        expect(got).equals(first, "A report holds what an earlier one counted; each should start from nothing.")


@check(BY_NAME, landmark="by_name", needs=LATENCY)
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


@check("takes names to the letter", landmark="by_name", needs=(*LATENCY, BY_NAME))
def to_the_letter(program):
    word, trace = draw.words(2)
    lasted = {name: [each] for name, each in zip((word, word.upper(), f"{word} 2"), draw.numbers(3), strict=True)}
    spans = [span(trace, name, each) for name, (each,) in lasted.items()]
    return [lasted, part_of(program, spans, "latency")]


@to_the_letter.expect
def _(case):
    lasted, got = case
    judge_latency(got, lasted, f"The names {', '.join(lasted)} are three.")


@check(ALIKE, landmark="by_name", needs=LATENCY)
def at_each_level(program):
    name, other = draw.words(2)
    times = draw.numbers(6, 100, 900)
    code, last = draw.word(), draw.number()
    parents = (None, "a", 0) * 2
    spans = [
        span(draw.word(), name, each, parent, reason_code=code) for each, parent in zip(times, parents, strict=True)
    ]
    spans.append(span(draw.word(), other, last, None, reason_code=code))
    return [{name: times, other: [last]}, part_of(program, spans, "latency")]


@at_each_level.expect
def _(case):
    lasted, got = case
    judge_latency(got, lasted, "Some of the spans are roots and some are not.")


@check("counts spans whatever came of them", landmark="by_name", needs=LATENCY)
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


@check("takes an end at 0 for an end", landmark="ended", needs=(RANK, IN_ORDER))
def end_at_zero(program):
    name, trace, code = draw.words(3)
    first = {**root(trace, reason_code=code), "start_time": -9, "end_time": 0}
    below = [{**span(trace, name, 5), "start_time": start, "end_time": 0} for start in (-7, 0)]
    report = program.span_report([first, *below, span(trace, name, 0)])
    return [{name: [7, 0, 0]}, {code: 1}, {key: copy(report.get(key)) for key in ("latency", "open", "reasons")}]


@end_at_zero.expect
def _(case):
    lasted, reasons, got = case
    expect(got["open"]).equals(0, "All spans ended, three of them at 0 milliseconds; none is open.")
    # Whether a root is in the latency is asked elsewhere.
    latency = got["latency"]
    if isinstance(latency, dict):
        latency = {name: each for name, each in latency.items() if name != "agent"}
    judge_latency(latency, lasted, "All spans ended, three of them at 0 milliseconds.")
    judge_reasons(got["reasons"], reasons, "The root ended at 0 milliseconds, with a reason code.")


@check("keeps open spans out of the latency and counts them", landmark="still_open", needs=(*LATENCY, BY_NAME, ALIKE))
def open_spans(program):
    cases = []
    for n in (1, 3):
        name, hanging, trace = draw.words(3)
        times = draw.numbers(4, 100, 900)
        spans = [span(trace, name, each, status=draw.choice(STATUSES)) for each in times]
        spans += [span(trace, name, None, status=status) for status in draw.shuffled(STATUSES)[:n]]
        spans += [span(trace, hanging, None) for _ in range(n)]
        roots = [root(trace, None), root(draw.word(), reason_code=draw.word())]
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


@check(BY_ROOT, landmark="root_decides", needs=(FRESH,))
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
        judge_reasons(got, wanted, say)


@check("takes ids and codes to the letter", landmark="root_decides", needs=(BY_ROOT,))
def ids_to_the_letter(program):
    code, word = draw.words(2)
    number = draw.number()
    roots = [root(trace, reason_code=code) for trace in (number, str(number), word, word.upper())]
    return reasons_of(program, {code: 4, code.upper(): 1}, *roots, root(draw.word(), reason_code=code.upper()))


@ids_to_the_letter.expect
def _(case):
    wanted, got = case
    judge_reasons(got, wanted, "A number and its text are two ids, capitals make another id and another code.")


@check("counts a trace without a code as unknown", landmark="every_trace", needs=(BY_ROOT,))
def unknown(program):
    code = draw.word()
    bare, none, lost, hanging = draw.words(4)
    below = draw.word()
    return [
        *[reasons_of(program, {"unknown": 1}, root(bare, status=status), span(bare, below, 5)) for status in STATUSES],
        reasons_of(program, {"unknown": 1}, root(bare), span(bare, below, 5, reason_code=code)),
        reasons_of(program, {"unknown": 1}, root(none, reason_code=None), span(none, below, 5, reason_code=code)),
        reasons_of(program, {"unknown": 1}, span(lost, below, 5, reason_code=code), span(lost, below, 5)),
        reasons_of(program, {"unknown": 1}, span(hanging, below, None)),
        reasons_of(program, {"unknown": 1}, span(0, below, 5)),
        reasons_of(program, {code: 1}, root(0, reason_code=code), span(0, below, 5)),
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
        say = "Each trace counts, also that with id 0; without a root, or without a code of it, as unknown."
        judge_reasons(got, wanted, say)


@check("knows a root by a parent of None", landmark="root_decides", needs=(BY_ROOT,))
def parent_zero(program):
    one, two = draw.words(2)
    cases = []
    for trace in (draw.number(), draw.word()):
        below = [span(trace, draw.word(), 5, 0, reason_code=two), span(trace, draw.word(), 5, 0)]
        for spans in ([root(trace, reason_code=one), *below], [*below, root(trace, reason_code=one)]):
            cases.append([{one: 1}, part_of(program, spans, "reasons")])
        cases.append([{"unknown": 1}, part_of(program, below[:1], "reasons")])
    return cases


@parent_zero.expect
def _(cases):
    for wanted, got in cases:
        say = "Only a span whose parent is `None` is a root; 0 is an id like any other."
        if wanted == {"unknown": 1} and got == {}:
            say = "A trace none of whose spans is a root, 0 being a parent like any other, was left out; it counts too."
        judge_reasons(got, wanted, say)


@check("counts a trace whose root is open as unfinished", landmark="unfinished", needs=(BY_ROOT,))
def unfinished(program):
    one, two = draw.words(2)
    spans = [root(draw.word(), None, status=status) for status in STATUSES] + [
        root(draw.word(), None, reason_code=one) for _ in range(3)
    ]
    ended, going = draw.words(2)
    spans += [root(ended, reason_code=two), span(ended, draw.word(), None)]
    spans += [root(going, None), span(going, draw.word(), 5, reason_code=two)]
    return reasons_of(program, {"unfinished": 7, two: 1}, *spans)


@unfinished.expect
def _(case):
    wanted, got = case
    say = "A trace is unfinished where its root has no end, whatever code it has, and only there."
    expect(got).equals(wanted, say)


@check("gives an empty report without spans", landmark="every_trace")
def no_spans(program):
    report = program.span_report([])
    return {key: copy(report.get(key)) for key in ("latency", "open", "reasons")}


@no_spans.expect
def _(got):
    expect(got).equals({"latency": {}, "open": 0, "reasons": {}}, "Without spans the report should be empty.")


@check("leaves the spans as they were", landmark="by_name")
def leaves_spans(program):
    trace, code = draw.words(2)
    spans = [span(trace, draw.word(), each) for each in (5, None, 7)] + [
        root(trace, reason_code=code),
        root(draw.word(), reason_code=code),
    ]
    spans = draw.shuffled(spans)
    before = copy(spans)
    program.span_report(spans)
    return [before, copy(spans)]


@leaves_spans.expect
def _(case):
    before, after = case
    expect(after).equals(before, "`span_report` changed the spans that it was given.")
