# fault: of several denials the last one's reason comes back
RANK = ["allow", "gate", "deny"]


class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        return sorted(decisions, key=lambda one: RANK.index(one.verdict))[-1] if decisions else PolicyDecision("allow")
