# fault: the rules after a gate are asked only when there are at most two of them
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        gate = None
        for i, r in enumerate(self.rules):
            d = r.evaluate(context)
            if d.verdict == "deny":
                return d
            if d.verdict == "gate":
                gate = gate or d
            if gate and i >= 2:
                break
        return gate or PolicyDecision("allow")
