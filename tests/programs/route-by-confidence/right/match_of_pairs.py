import operator
from functools import singledispatch
from numbers import Real
from typing import Literal

Risk = Literal["low", "medium", "high"]
GOOD = {("seen_before", True), ("verified", True), ("replanned", False)}


def confidence_from(signals):
    return len(GOOD & set(signals.items())) / len(GOOD)


def route_by_confidence(action, args, confidence, risk):
    match (confidence, risk):
        case (bool(), _):
            return "human_takeover"
        case (int() | float() as sure, "low" | "medium") if 0.4 <= sure <= 1:
            match sure >= 0.75, risk:
                case True, "low":
                    return "auto_execute"
            return "approval_gate"
    return "human_takeover"
