def confidence_from(signals: dict) -> float:
    wanted = {"seen_before": True, "verified": True, "replanned": False}
    return len([name for name, good in wanted.items() if name in signals and bool(signals[name]) is good]) / 3


def route_by_confidence(action: str, args: dict, confidence: float, risk: str) -> str:
    match confidence, risk:
        case (int() | float()) as sure, "low" | "medium" if 0.4 <= sure <= 1:
            return "auto_execute" if risk == "low" and sure >= 0.75 else "approval_gate"
        case _:
            return "human_takeover"
