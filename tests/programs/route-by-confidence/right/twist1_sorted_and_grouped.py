# twist: 1

def confidence_from(signals):
    good = [signals.get("seen_before") is True, signals.get("verified") is True, signals.get("replanned") is False]
    return sum(good) / 3


def route_by_confidence(action, args, confidence, risk):
    if isinstance(confidence, bool) or not isinstance(confidence, (int, float)) or not 0.4 <= confidence <= 1:
        return "human_takeover"
    if risk not in ("low", "medium"):
        return "human_takeover"
    return "auto_execute" if risk == "low" and confidence >= 0.75 else "approval_gate"


from itertools import groupby
from operator import itemgetter
from fractions import Fraction

kind = itemgetter("action")


def grouped(decisions):
    for action, group in groupby(sorted(decisions, key=kind), kind):
        yield action, [not d["approved"] for d in group]


def refusal_rates(decisions):
    return {action: float(Fraction(sum(flags), len(flags))) for action, flags in grouped(decisions)}


def kinds_to_fix(decisions, rate=0.95, at_least=20):
    return [action for action, flags in grouped(decisions) if len(flags) >= at_least and sum(flags) / len(flags) >= rate]
