from collections import Counter


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


def refusal_rates(decisions):
    asked = Counter(decision["action"] for decision in decisions)
    refused = Counter(decision["action"] for decision in decisions if not decision["approved"])  #: by_kind
    return {action: refused[action] / asked[action] for action in asked}  #: by_kind


def kinds_to_fix(decisions, rate=0.95, at_least=20):
    asked = Counter(decision["action"] for decision in decisions)
    rates = refusal_rates(decisions)
    enough = [action for action in asked if asked[action] >= at_least]  #: enough
    return sorted(action for action in enough if rates[action] >= rate)  #: wrong_default


if __name__ == "__main__":
    log = [{"action": "offer_voucher", "approved": number == 7} for number in range(40)]
    log += [{"action": "issue_refund", "approved": number % 5 > 0} for number in range(50)]
    log += [{"action": "delete_account", "approved": False}] * 3
    print(refusal_rates(log))
    print("stop proposing:", kinds_to_fix(log))
