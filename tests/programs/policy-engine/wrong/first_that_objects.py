# fault: the first rule that does not allow decides, so a gate ahead of a deny wins
class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict != "allow":
                return decision
        return PolicyDecision("allow")
