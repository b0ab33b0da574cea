"""How policy-engine is judged."""

import itertools

from trainer.checking.api import caught, check, copy, draw, expect, fail


class Rule:
    """Says what it is told to, and keeps the contexts it was given; an exception is raised."""

    def __init__(self, program, verdict, reason=None):
        self.reason = draw.word() if reason is None else reason
        self.says = program.PolicyDecision(verdict, self.reason) if isinstance(verdict, str) else verdict
        self.seen = []

    def evaluate(self, context):
        self.seen.append(copy(context))
        if isinstance(self.says, BaseException):
            raise self.says
        return self.says


def a_call():
    return {"action": draw.word(), "args": {draw.word(): draw.number()}, "scopes": draw.words(2)}


def shown(got):
    if not hasattr(got, "verdict"):
        return {"no decision": copy(got) if isinstance(got, (str, bool, type(None))) else type(got).__name__}
    return {"verdict": copy(got.verdict), "reason": copy(getattr(got, "reason", None))}


def judged(program, *verdicts, silent=(), reason=None):
    """What an engine makes of rules with these verdicts, and the reasons that they gave; the silent ones give none."""
    rules = [Rule(program, verdict, "" if place in silent else reason) for place, verdict in enumerate(verdicts)]
    got = program.PolicyEngine(rules).check(a_call())
    return {"verdicts": list(verdicts), "reasons": [rule.reason for rule in rules], "got": shown(got)}


def judge(case, verdict, with_reason=False):
    what = f"The rules say {', '.join(case['verdicts']) or 'nothing, for there are none'}"
    if "no decision" in case["got"]:
        fail(f"{what}, and no `PolicyDecision` came back.", case["got"]["no decision"], f"a decision: {verdict}")
    expect(case["got"]["verdict"]).equals(verdict, f"{what}: that makes `{verdict}`.")
    if with_reason:
        first = case["reasons"][case["verdicts"].index(verdict)]
        expect(case["got"]["reason"]).equals(
            first, f"{what}: the reason should be that of the first rule which said `{verdict}`."
        )


def judge_each(cases, verdict):
    for case in cases:
        judge(case, verdict)


@check("lets a denial win over every gate", landmark="strictest_first")
def deny_over_gate(program):
    plans = [("gate", "deny"), ("deny", "gate"), ("gate", "gate", "deny"), ("gate", "deny", "gate", "gate")]
    return [judged(program, *plan) for plan in plans]


@deny_over_gate.expect
def _(cases):
    judge_each(cases, "deny")


@check("lets a denial win over every allow", landmark="ask_all")
def deny_over_allow(program):
    plans = [("allow", "deny"), ("deny", "allow"), ("allow", "allow", "allow", "deny"), ("deny",)]
    # The verdict says what holds, whatever words the reason has.
    misleading = [judged(program, "allow", "deny", reason=reason) for reason in ("deny", "nothing to deny", "allow")]
    return [judged(program, *plan) for plan in plans] + misleading


@deny_over_allow.expect
def _(cases):
    judge_each(cases, "deny")


@check("lets a gate win over every allow", landmark="strictest_first")
def gate_over_allow(program):
    plans = [("allow", "gate"), ("gate", "allow"), ("allow", "allow", "gate", "allow"), ("gate",), ("gate", "gate")]
    misleading = [judged(program, "allow", "gate", reason=reason) for reason in ("gate", "nothing to gate", "allow")]
    return [judged(program, *plan) for plan in plans] + misleading


@gate_over_allow.expect
def _(cases):
    judge_each(cases, "gate")


@check("allows what nobody objects to", landmark="allowed_last")
def nobody_objects(program):
    return [judged(program, *["allow"] * count) for count in (1, 3, 0)]


@nobody_objects.expect
def _(cases):
    judge_each(cases, "allow")


@check("decides the same in whatever order the rules stand", landmark="strictest_first")
def any_order(program):
    return [judged(program, *plan) for plan in itertools.permutations(("allow", "gate", "deny", "gate"))]


@any_order.expect
def _(cases):
    judge_each(cases, "deny")


@check("keeps one engine apart from another", landmark="own_rules")
def apart(program):
    verdicts = draw.shuffled(["deny", "gate", "allow"])
    engines = [program.PolicyEngine([Rule(program, verdict)]) for verdict in verdicts]
    return [[shown(engine.check(a_call())), verdict] for engine, verdict in zip(engines, verdicts, strict=True)]


@apart.expect
def _(cases):
    for got, verdict in cases:
        expect(got.get("verdict")).equals(verdict, "Three engines have a rule each, and one did not go by its own.")


@check("gives the reason of the first rule that said so", landmark="first_of_it")
def first_reason(program):
    plans = [
        ("deny", "deny", "deny"),
        ("allow", "deny", "gate", "deny"),
        ("gate", "deny", "deny"),
        ("gate", "gate"),
        ("allow", "gate", "allow", "gate"),
    ]
    unexplained = [judged(program, "gate", "deny", "deny", silent=(1,)), judged(program, "gate", "gate", silent=(0,))]
    return [judged(program, *plan) for plan in plans] + unexplained


@first_reason.expect
def _(cases):
    for case in cases:
        judge(case, "deny" if "deny" in case["verdicts"] else "gate", with_reason=True)


@check("gives every rule the context as it came", landmark="ask_all")
def as_it_came(program):
    rules = [Rule(program, "allow") for _ in range(4)]
    engine = program.PolicyEngine(rules)
    calls = [a_call(), a_call(), {}, None, draw.sentence(2), a_call()]
    for call in calls:
        engine.check(copy(call))
    return [[rule.seen for rule in rules], calls]


@as_it_came.expect
def _(case):
    for seen in case[0]:
        # To ask a rule twice about one call is nobody's fault.
        asked = [context for place, context in enumerate(seen) if place == 0 or seen[place - 1] != context]
        expect(asked).equals(case[1], "A rule was not asked about each call in turn, with its context as it came.")


class OneTool:
    """Denies one tool and gates another."""

    def __init__(self, program, denied, gated):
        self.program, self.verdicts = program, {denied: "deny", gated: "gate"}

    def evaluate(self, context):
        return self.program.PolicyDecision(self.verdicts.get(context["action"], "allow"), context["action"])


@check("decides about each call anew", landmark="ask_all")
def anew(program):
    first, second, third, fourth = draw.words(4)
    engine = program.PolicyEngine([OneTool(program, first, second), OneTool(program, second, third)])
    wanted = {first: "deny", second: "deny", third: "gate", fourth: "allow"}
    names = draw.shuffled([*wanted, *wanted])
    rows = [[shown(engine.check({"action": name})), wanted[name]] for name in names]
    rule, call = Rule(program, "allow"), a_call()
    engine = program.PolicyEngine([rule])
    for verdict in ("allow", "gate", "deny", "allow"):
        rule.says = program.PolicyDecision(verdict, draw.word())
        rows.append([shown(engine.check(copy(call))), verdict])
    return rows


@anew.expect
def _(cases):
    for got, verdict in cases:
        expect(got.get("verdict")).equals(
            verdict, "One engine was asked several times, and this time its rules lead to another verdict."
        )


# Twist 1: a rule that breaks.


def broken(program, says):
    """A rule of a class of its own, that gives this answer or raises it."""
    name = draw.word().title()
    rule = type(name, (Rule,), {})(program, None)
    rule.says = says
    return rule, name


def with_broken(program, says, before=(), after=()):
    rule, name = broken(program, says)
    rules = [*(Rule(program, verdict) for verdict in before), rule, *(Rule(program, verdict) for verdict in after)]
    try:
        got = shown(program.PolicyEngine(rules).check(a_call()))
    except Exception as error:
        got = {"raised": caught(error)}
    return {"got": got, "rule": name, "others": [*before, *after]}


def judge_denied(case, what):
    if "raised" in case["got"]:
        fail(f"{what}, and the engine raised `{case['got']['raised']}`.", case["got"]["raised"], "a decision: deny")
    if "no decision" in case["got"]:
        fail(f"{what}, and no `PolicyDecision` came back.", case["got"]["no decision"], "a decision: deny")
    others = f"; the others say {', '.join(case['others'])}" if case["others"] else ""
    expect(case["got"]["verdict"]).equals("deny", f"{what}{others}: that makes `deny`.")
    expect(case["got"]["reason"]).mentions(case["rule"], say=f"{what}: the reason does not name the rule's class.")


@check("denies when a rule raises", landmark="fail_closed", twist=1)
def rule_raises(program):
    class OwnTrouble(Exception):
        """An exception that no engine can know of."""

    kinds = draw.shuffled([KeyError, ValueError, TypeError, RuntimeError, AttributeError, OwnTrouble])
    plans = [
        ((), ()),
        (("allow",), ()),
        (("allow",), ("allow",)),
        (("gate",), ()),
        ((), ("gate", "allow")),
        (("allow", "gate"), ()),
    ]
    return [with_broken(program, kind(draw.word()), *plan) for kind, plan in zip(kinds, plans, strict=True)]


@rule_raises.expect
def _(cases):
    for case in cases:
        judge_denied(case, "A rule raised")


@check("denies what is no verdict", landmark="known_verdict", twist=1)
def no_verdict(program):
    odd = ["ok", "", "ALLOW", "denied", "allowed", "allow ", draw.word()]
    answers = [program.PolicyDecision(word, draw.word()) for word in odd]
    answers += [program.PolicyDecision(value, draw.word()) for value in (None, True, 1)]
    return [with_broken(program, answer, ("allow",), ("gate",)) for answer in answers]


@no_verdict.expect
def _(cases):
    for case in cases:
        judge_denied(case, "A rule gave a decision with none of the three verdicts")


@check("denies what is no decision", landmark="fail_closed", twist=1)
def no_decision(program):
    answers = [None, True, False, 1, [], {"verdict": "allow"}, "allow", "gate"]
    return [with_broken(program, answer, ("allow",)) for answer in answers]


@no_decision.expect
def _(cases):
    for case in cases:
        judge_denied(case, "A rule gave back something that is no decision")


def mended(program, says):
    """What one engine says while a rule is broken, and when that rule answers again."""
    rule, _ = broken(program, says)
    engine = program.PolicyEngine([rule, Rule(program, "gate")])
    first = shown(engine.check(a_call()))
    rule.says = program.PolicyDecision("allow", draw.word())
    return [first, shown(engine.check(a_call()))]


@check("takes a broken rule's denial in its turn", landmark="fail_closed", twist=1)
def in_turn(program):
    seen = []
    for says in (KeyError(draw.word()), program.PolicyDecision("fine", draw.word())):
        rule, name = broken(program, says)
        plain = Rule(program, "deny")
        for rules, wanted in (([plain, rule], plain.reason), ([rule, plain], name)):
            seen.append([shown(program.PolicyEngine([Rule(program, "gate"), *rules]).check(a_call())), wanted])
    return {"once": seen, "mended": [mended(program, says) for says in (KeyError(draw.word()), None)]}


@in_turn.expect
def _(case):
    for got, wanted in case["once"]:
        expect(got.get("verdict")).equals("deny", "One rule denies and one is broken: that makes `deny`.")
        expect(got["reason"]).mentions(
            wanted, say="Of a rule that denies and one that is broken, the first in the list gives the reason."
        )
    for first, second in case["mended"]:
        expect(first.get("verdict")).equals("deny", "One rule gates and one is broken: that makes `deny`.")
        expect(second.get("verdict")).equals(
            "gate", "A rule broke in an earlier check and answers `allow` now, another one gates: that makes `gate`."
        )


@check("lets Ctrl-C and an exit pass by a rule", landmark="fail_closed", twist=1)
def lets_pass(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        try:
            program.PolicyEngine([Rule(program, kind())]).check(a_call())
            seen.append([kind.__name__, "nothing"])
        except BaseException as error:
            seen.append([kind.__name__, type(error).__name__])
    return seen


@lets_pass.expect
def _(seen):
    for kind, got in seen:
        expect(got).equals(kind, f"`{kind}` came out of a rule: it should pass through, and did not.")
