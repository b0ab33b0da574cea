# fault: None comes back where nobody objects
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        return gate
