# fault: of several gates the last one's reason comes back
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate":
                gate = decision
        return gate or PolicyDecision("allow")
