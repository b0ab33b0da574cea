# fault: the decision is made once and kept for every later call
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        if hasattr(self, "kept"):
            return self.kept
        gate = None
        for rule in self.rules:
            decision = rule.evaluate(context)
            if decision.verdict == "deny":
                return decision
            if decision.verdict == "gate" and gate is None:
                gate = decision
        self.kept = gate or PolicyDecision("allow")
        return self.kept
