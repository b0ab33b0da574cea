# fault: the first rule decides alone
class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        for rule in self.rules:
            return rule.evaluate(context)
        return PolicyDecision("allow")
