class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gated = []
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict == "deny":
                return decision
            gated += [decision] if decision.verdict == "gate" else []
        return (gated or [PolicyDecision("allow")])[0]
