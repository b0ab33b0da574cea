import re


def confidence_from(signals):
    match signals:
        case {"replanned": False, **rest}:
            calm = 1
        case _:
            calm, rest = 0, dict(signals)
    return (calm + len([s for s in ("verified", "seen_before") if rest.get(s)])) * (1 / 3)


def route_by_confidence(action, args, confidence, risk):
    match (confidence, risk):
        case (bool(), _) | (_, "high"):
            return "human_takeover"
        case (int() | float() as c, "low") if 0.75 <= c <= 1:
            return "auto_execute"
        case (int() | float() as c, "low" | "medium") if 0.4 <= c <= 1:
            return "approval_gate"
        case _:
            return "human_takeover"
