class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gated = []
        for rule in self.rules:
            ruling = rule.evaluate(context)
            if ruling.verdict == "deny":
                return ruling
            gated += [ruling] if ruling.verdict == "gate" else []
        return (gated or [PolicyDecision("allow")])[0]
