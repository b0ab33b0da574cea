def route_by_confidence(action, args, confidence, risk):
    known = isinstance(confidence, (int, float)) and 0 <= confidence <= 1  #: known
    if risk not in ("low", "medium"):  #: risk_first
        return "human_takeover"
    if not known or confidence < 0.4:  #: takeover
        return "human_takeover"
    if risk == "medium" or confidence < 0.75:  #: gate
        return "approval_gate"
    return "auto_execute"  #: auto


if __name__ == "__main__":
    for confidence, risk in ((0.9, "low"), (0.6, "low"), (0.9, "medium"), (0.3, "low"), (0.99, "high"), (None, "low")):
        print(f"{confidence!s:5} {risk:7}", route_by_confidence("issue_refund", {"cents": 900}, confidence, risk))
