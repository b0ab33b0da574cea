# fault: the strictest is found by the alphabet, and `gate` comes after `deny`
class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        return max(decisions, key=lambda decision: decision.verdict, default=PolicyDecision("allow"))
