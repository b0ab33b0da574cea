# fault: the last rule that objects decides
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict != "allow":
                gate = decision
        return gate or PolicyDecision("allow")
