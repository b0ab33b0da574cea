# fault: that no replanning is noted counts as good

import math


def confidence_from(signals):
    good = [signals.get("seen_before") is True, signals.get("verified") is True, not signals.get("replanned")]
    return sum(good) / len(good)


def route_by_confidence(action, args, confidence, risk):
    if risk not in ("low", "medium"):
        return "human_takeover"
    if isinstance(confidence, bool) or not isinstance(confidence, (int, float)):
        return "human_takeover"
    if not 0.4 <= confidence <= 1:
        return "human_takeover"
    return "approval_gate" if risk == "medium" or confidence < 0.75 else "auto_execute"
