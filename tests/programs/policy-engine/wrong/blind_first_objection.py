# fault: the first rule that does not allow wins, so a gate hides a later deny
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for decision in decisions:
            if decision.verdict != "allow":
                return decision
        return PolicyDecision("allow")
