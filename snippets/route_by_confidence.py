def confidence_from(signals):
    good = [
        signals.get("seen_before") is True,  #: signs
        signals.get("verified") is True,  #: signs
        signals.get("replanned") is False,  #: missing
    ]
    return sum(good) / len(good)  #: signs


def route_by_confidence(action, args, confidence, risk):
    known = isinstance(confidence, (int, float)) and 0 <= confidence <= 1  #: known
    if not known or confidence < 0.4:  #: takeover
        return "human_takeover"
    if risk == "low":
        return "auto_execute" if confidence >= 0.75 else "approval_gate"  #: both
    return "approval_gate" if risk == "medium" else "human_takeover"  #: risk


if __name__ == "__main__":
    signs = {"seen_before": True, "verified": True, "replanned": True}
    print("one plan was thrown away:", round(confidence_from(signs), 2))
    for confidence, risk in (
        (0.9, "low"),
        (0.6, "low"),
        (0.9, "medium"),
        (0.3, "medium"),
        (0.99, "high"),
        (None, "low"),
    ):
        print(f"{confidence!s:5} {risk:7}", route_by_confidence("issue_refund", {"cents": 900}, confidence, risk))
