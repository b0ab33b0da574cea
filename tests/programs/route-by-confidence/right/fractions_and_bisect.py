import bisect
from fractions import Fraction


class Route(str):
    because = ""


def confidence_from(signals, *more):
    signs = map(lambda name, good: signals.get(name, not good) is good, ["seen_before", "verified", "replanned"], (True, True, False))
    return float(Fraction(len(list(filter(None, signs))), 3))


def route_by_confidence(action, args, confidence, risk, *more, **extra):
    try:
        table = {"low": "hga", "medium": "hgg"}[risk]
        share = Fraction(confidence) if not isinstance(confidence, str) else Fraction(-1)
        assert 0 <= share <= 1
    except (KeyError, TypeError, ValueError, OverflowError, AssertionError):
        return Route("human_takeover")
    letter = table[bisect.bisect_right([0.4, 0.75], confidence)]
    return Route({"h": "human_takeover", "g": "approval_gate", "a": "auto_execute"}[letter])
