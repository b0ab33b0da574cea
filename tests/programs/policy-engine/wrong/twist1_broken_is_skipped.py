# twist: 1
# fault: a rule that raises is passed over, so the call is allowed
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            try:
                decision = rule.evaluate(context)
            except Exception:
                continue
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        return gate or PolicyDecision("allow")
