from collections import defaultdict


class Hand(Exception):
    """Over to a person."""


def _sure(value):
    try:
        value = value + 0.0
        assert 0 <= value <= 1
    except (TypeError, AssertionError) as error:
        raise Hand from error
    return value


def confidence_from(signals):
    read = defaultdict(lambda: None, signals)
    points = 0
    points += 1 if read["seen_before"] else 0
    points += 1 if read["verified"] else 0
    points += 0 if read["replanned"] in (True, None) else 1
    return points / 3


def route_by_confidence(action, args, confidence, risk):
    log = {"action": action, "args": args}
    try:
        sure = _sure(confidence)
        if sure < 0.4 or {"low": False, "medium": False}.get(risk, True):
            raise Hand(log)
    except Hand:
        return "human_takeover"
    return ("approval_gate", "auto_execute")[sure >= 0.75 and risk == "low"]
