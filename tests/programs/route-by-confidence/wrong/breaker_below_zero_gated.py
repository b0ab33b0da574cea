# fault: a confidence below 0 on medium risk is gated, not handed over
import math


def confidence_from(signals):
    return (bool(signals.get("seen_before")) + bool(signals.get("verified")) + (signals.get("replanned") is False)) / 3


def route_by_confidence(action, args, confidence, risk):
    if risk not in ("low", "medium"):
        return "human_takeover"
    if not isinstance(confidence, (int, float)) or math.isnan(confidence) or confidence > 1:
        return "human_takeover"
    if risk == "medium" and (confidence < 0 or confidence >= 0.4):
        return "approval_gate"
    if confidence < 0.4:
        return "human_takeover"
    return "auto_execute" if confidence >= 0.75 else "approval_gate"
