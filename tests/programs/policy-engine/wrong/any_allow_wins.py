# fault: one rule that allows is enough
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict == "allow":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        return gate or PolicyDecision("allow")
