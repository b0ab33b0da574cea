# twist: 1
# fault: a verdict that is none counts as an allow
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            try:
                decision = rule.evaluate(context)
                decision.verdict
            except Exception:
                return PolicyDecision("deny", type(rule).__name__)
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        return gate or PolicyDecision("allow")
