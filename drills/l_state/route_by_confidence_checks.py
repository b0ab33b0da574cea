"""How route-by-confidence is judged."""

from trainer.checking.api import check, draw, expect, outcome_of

SIGNS = {"seen_before": True, "verified": True, "replanned": False}
"""The three signals, as they are when they speak for the agent."""
HUMAN, GATE, AUTO = "human_takeover", "approval_gate", "auto_execute"


def routes(program, cases):
    """What each (confidence, risk) was routed to, for harmless and harmful actions alike."""
    seen = []
    for number, (confidence, risk) in enumerate(cases):
        action = ("read_file", "delete_account", "get_order", "send_mail", draw.word())[number % 5]
        args = {} if number % 2 else {draw.word(): draw.number()}
        outcome = outcome_of(program.route_by_confidence, action, args, confidence, risk)
        got = outcome["returned"] if "returned" in outcome else f"raised {outcome['raised']}"
        seen.append([repr(confidence), risk, got])
    return seen


def expect_routes(seen, wanted, why):
    for confidence, risk, got in seen:
        expect(got).equals(wanted, f"Confidence {confidence}, risk `{risk}`: {why}.")


def between(low, high):
    """A number between two, well away from both, of two decimals at the least."""
    return low + (high - low) * draw.number(20, 80) / 100


@check("counts the good signs", landmark="signs")
def counts(program):
    cases = []
    for seen_before in (True, False):
        for verified in (True, False):
            for replanned in (True, False):
                signals = {"seen_before": seen_before, "verified": verified, "replanned": replanned}
                good = sum(signals[name] is value for name, value in SIGNS.items())
                cases.append([signals, program.confidence_from(dict(draw.shuffled(list(signals.items())))), good])
    return cases


@counts.expect
def _(cases):
    for signals, got, good in cases:
        expect(got).is_close(
            good / 3, f"With {signals}, {good} of 3 signs are good; that share is the confidence.", within=0.005
        )


@check("takes no sign for a good one when it is missing", landmark="missing")
def missing(program):
    cases = [[{}, program.confidence_from({}), 0]]
    for name in SIGNS:
        rest = {other: value for other, value in SIGNS.items() if other != name}
        cases.append([rest, program.confidence_from(dict(rest)), 2])
        cases.append([{name: SIGNS[name]}, program.confidence_from({name: SIGNS[name]}), 1])
    return cases


@missing.expect
def _(cases):
    for signals, got, good in cases:
        expect(got).is_close(
            good / 3, f"With only {signals}, {good} of 3 signs are good; what is missing is none.", within=0.005
        )


@check("hands high risk to a person", landmark="risk")
def high_risk(program):
    return routes(
        program, [(each, "high") for each in (between(0, 0.4), between(0.4, 0.75), between(0.75, 0.95), 1, 1.0)]
    )


@high_risk.expect
def _(seen):
    expect_routes(seen, HUMAN, "high risk goes to a person, however sure the agent is")


@check("hands a risk that it does not know to a person", landmark="risk")
def unknown_risk(program):
    return routes(program, [(between(0.8, 1), risk) for risk in (draw.word(), "", "lo", "critical", "unknown")])


@unknown_risk.expect
def _(seen):
    expect_routes(seen, HUMAN, "nobody knows this risk, so a person takes over")


@check("hands low confidence to a person", landmark="takeover")
def low_confidence(program):
    return routes(program, [(each, risk) for risk in ("low", "medium") for each in (0, 0.0, between(0, 0.4), 0.3999)])


@low_confidence.expect
def _(seen):
    expect_routes(seen, HUMAN, "below 0.4 a person takes over, whatever the risk")


@check("hands over when the confidence is no number from 0 to 1", landmark="known")
def no_confidence(program):
    strange = [
        None,
        float("nan"),
        "0.9",
        "high",
        draw.number(2, 9),
        draw.number(80, 100),
        1.001,
        -0.5,
        float("inf"),
        [0.9],
    ]
    return routes(program, [(each, risk) for each in strange for risk in ("low", "medium")])


@no_confidence.expect
def _(seen):
    expect_routes(seen, HUMAN, "that is no number from 0 to 1, so nothing is known, and a person takes over")


@check("asks at medium risk or middling confidence", landmark="both")
def asks(program):
    middling = [(between(0.4, 0.75), "low"), (0.7499, "low"), (between(0.4, 0.75), "medium")]
    return routes(program, [*middling, (between(0.75, 1), "medium"), (1, "medium"), (1.0, "medium")])


@asks.expect
def _(seen):
    expect_routes(seen, GATE, "either of the two is middling, so somebody is asked")


@check("lets the agent act when it is sure and little is at stake", landmark="both")
def acts(program):
    return routes(program, [(each, "low") for each in (between(0.76, 1), 0.7501, 1, 1.0)])


@acts.expect
def _(seen):
    expect_routes(seen, AUTO, "low risk and high confidence, so the agent acts alone")


@check("puts a threshold on the better side", landmark="both")
def thresholds(program):
    return routes(program, [(0.4, "low"), (0.4, "medium"), (0.75, "medium"), (0.75, "low")])


@thresholds.expect
def _(seen):
    expect_routes(seen[:3], GATE, "right at a threshold counts as above it")
    expect_routes(seen[3:], AUTO, "right at a threshold counts as above it")


# Twist 1: what the refusals say.


def log_of(counts):
    """Decisions in an order of chance; `counts` maps an action to (refused, approved)."""
    decisions = []
    for action, (refused, approved) in counts.items():
        decisions += [{"action": action, "approved": False, "reason": draw.choice(["", "no"])} for _ in range(refused)]
        decisions += [{"action": action, "approved": True} for _ in range(approved)]
    return draw.shuffled(decisions)


@check("gives the share of refusals for each kind", landmark="by_kind", twist=1)
def rates(program):
    one, two, three = draw.words(3)
    four = one.title()
    counts = {one: (3, 1), two: (0, draw.number(2, 9)), three: (draw.number(2, 9), 0), four: (1, 7)}
    wanted = {action: refused / (refused + approved) for action, (refused, approved) in counts.items()}
    return {"got": program.refusal_rates(log_of(counts)), "wanted": wanted, "empty": program.refusal_rates([])}


@rates.expect
def _(case):
    expect(case["got"]).equals(case["wanted"], "Each action should have the share of its decisions that were refusals.")
    expect(case["empty"]).equals({}, "Without decisions there are no rates.")


@check("reports the kinds that are nearly always refused", landmark="wrong_default", twist=1)
def reports(program):
    always, often, half, mostly, never = draw.words(5)
    counts = {
        always: (20 + draw.number(0, 9), 0),
        often: (39, 1),
        half: (draw.number(15, 18), draw.number(15, 18)),
        mostly: (37, 3),
        never: (0, 200),
    }
    seen = [[sorted([always, often]), program.kinds_to_fix(log_of(counts))]]
    # The name of the kind that is refused less often comes first: sorted by name is not sorted by rate.
    below, at = sorted(draw.words(2))
    edge = log_of({at: (6, 2), below: (5, 3)})
    seen.append([[at], program.kinds_to_fix(edge, rate=0.75, at_least=8)])
    seen.append([sorted([at, below]), program.kinds_to_fix(edge, 0.625, 8)])
    seen.append([[], program.kinds_to_fix([])])
    # First approved and then refused, and named from the last to the first: no order of chance hides a fault.
    names = sorted([at, below, half], reverse=True)
    later = [{"action": name, "approved": number < 5} for number in range(25) for name in names]
    seen.append([[], program.kinds_to_fix(later)])
    seen.append([names[::-1], program.kinds_to_fix(later, rate=0.75)])
    return seen


@reports.expect
def _(cases):
    for wanted, got in cases:
        expect(got).equals(wanted, "The kinds refused at the rate or above it should be listed, sorted, and no others.")


@check("judges no kind by a few decisions", landmark="enough", twist=1)
def few(program):
    few_ones, enough, mixed = draw.words(3)
    counts = {few_ones: (19, 0), enough: (20, 0), mixed: (19, 1)}
    decisions = log_of({few_ones: (3, 0), enough: (4, 0), mixed: (3, 1)})
    return [
        [[enough], program.kinds_to_fix(log_of({name: counts[name] for name in (few_ones, enough)}))],
        [[enough], program.kinds_to_fix(decisions, rate=1.0, at_least=4)],
        [sorted([enough, mixed]), program.kinds_to_fix(decisions, rate=0.75, at_least=4)],
    ]


@few.expect
def _(cases):
    for wanted, got in cases:
        expect(got).equals(wanted, "A kind with fewer decisions than `at_least` is not judged; one with so many is.")
