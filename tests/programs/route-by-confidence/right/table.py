from __future__ import annotations

import math

GOOD = {"seen_before": True, "verified": True, "replanned": False}
ROUTES = ("human_takeover", "approval_gate", "auto_execute")


def confidence_from(signals: dict[str, bool]) -> float:
    return sum(1 for name, wanted in GOOD.items() if name in signals and signals[name] == wanted) / 3


def by_confidence(value: object) -> int:
    if not isinstance(value, (int, float)) or math.isnan(value) or value < 0 or value > 1:
        return 0
    return 0 if value < 0.4 else 1 if value < 0.75 else 2


def route_by_confidence(action: str, args: object, confidence: object, risk: str) -> str:
    most = {"low": 2, "medium": 1}.get(risk, 0)
    return ROUTES[min(most, by_confidence(confidence))]
