# twist: 1
def _answer(rule, context):
    blame = type(rule).__qualname__
    try:
        decision = rule.evaluate(context)
    except Exception as error:
        return PolicyDecision("deny", f"{blame} broke: {error!r}")
    else:
        if isinstance(decision, PolicyDecision) and decision.verdict in {"allow", "gate", "deny"}:
            return decision
    return PolicyDecision("deny", f"{blame} gave no verdict")


class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [_answer(rule, context) for rule in self.rules]
        for verdict in ("deny", "gate"):
            for decision in decisions:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
