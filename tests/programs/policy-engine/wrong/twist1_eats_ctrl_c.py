# twist: 1
# fault: Ctrl-C becomes a denial
RANK = {"allow": 0, "gate": 1, "deny": 2}


class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        best = PolicyDecision("allow")
        for rule in self.rules:
            try:
                decision = rule.evaluate(context)
                better = RANK[decision.verdict] > RANK[best.verdict]
            except:
                decision, better = PolicyDecision("deny", type(rule).__name__), best.verdict != "deny"
            if better:
                best = decision
        return best
