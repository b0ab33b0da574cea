import enum
from bisect import bisect_right
from fractions import Fraction
from numbers import Real


class Route(str, enum.Enum):
    PERSON = "human_takeover"
    GATE = "approval_gate"
    AUTO = "auto_execute"


LADDER = list(Route)
WANTED = {"seen_before": True, "verified": True, "replanned": False}


def confidence_from(signals):
    return float(Fraction(sum(signals.get(sign, not good) == good for sign, good in WANTED.items()), len(WANTED)))


def route_by_confidence(action, args, confidence, risk):
    ceiling = {"low": 2, "medium": 1}.get(risk, 0)
    if not isinstance(confidence, Real) or not (confidence >= 0 and confidence <= 1):
        return Route.PERSON
    return LADDER[min(ceiling, bisect_right((0.4, 0.75), confidence))]
