class Handover(Exception):
    """A person has to take over."""


def confidence_from(signals):
    checks = (
        lambda s: s["seen_before"],
        lambda s: s["verified"],
        lambda s: not s["replanned"],
    )
    good = 0
    for holds in checks:
        try:
            good += bool(holds(signals))
        except KeyError:
            pass
    return good / len(checks)


def _route(confidence, risk):
    if isinstance(confidence, bool) or not isinstance(confidence, (int, float)):
        raise Handover("no confidence")
    if not 0 <= confidence <= 1 or confidence < 0.4 or risk not in ("low", "medium"):
        raise Handover("too risky")
    return "auto_execute" if confidence >= 0.75 and risk == "low" else "approval_gate"


def route_by_confidence(action, args, confidence, risk):
    try:
        return _route(confidence, risk)
    except Handover:
        return "human_takeover"
