# twist: 1
RANK = dict(allow=0, gate=1, deny=2)


class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        best, rank = PolicyDecision("allow"), 0
        for rule in self.rules:
            try:
                decision = rule.evaluate(context)
                strength = RANK[decision.verdict]
            except Exception as error:
                decision = PolicyDecision("deny", rule.__class__.__name__ + " failed with " + type(error).__name__)
                strength = RANK["deny"]
            if strength > rank:
                best, rank = decision, strength
        return best
