# fault: a rule is given the context as an earlier check saw it
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)
        self.context = None

    def check(self, context):
        self.context = self.context or context
        found = [r.evaluate(self.context) for r in self.rules]
        for v in ("deny", "gate"):
            for d in found:
                if d.verdict == v:
                    return d
        return PolicyDecision("allow")
