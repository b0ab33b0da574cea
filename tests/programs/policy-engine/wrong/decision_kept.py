# fault: the decision is made once and kept for every later call
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        if hasattr(self, "kept"):
            return self.kept
        gate = None
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict == "deny":
                return ruling
            if ruling.verdict == "gate" and gate is None:
                gate = ruling
        self.kept = gate or PolicyDecision("allow")
        return self.kept
