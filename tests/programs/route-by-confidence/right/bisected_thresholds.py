import bisect
import operator


class Takeover(Exception):
    pass


def confidence_from(signals):
    defaults = {"seen_before": False, "verified": False, "replanned": True}
    merged = {k: signals.get(k, d) for k, d in defaults.items()}
    merged["replanned"] = operator.not_(merged["replanned"])
    return sum(map(bool, merged.values())) / len(merged)


def _checked(confidence):
    if isinstance(confidence, (int, float)) and confidence == confidence and abs(confidence - 0.5) <= 0.5:
        return confidence
    raise Takeover(f"no confidence: {confidence!r}")


def route_by_confidence(*call):
    _action, _args, confidence, risk = call
    try:
        step = bisect.bisect_right([0.4, 0.75], _checked(confidence))
        if step == 0 or risk not in frozenset(["low", "medium"]):
            raise Takeover
    except Takeover:
        return "human_takeover"
    return ("approval_gate", "auto_execute")[step == 2 and risk == "low"]
