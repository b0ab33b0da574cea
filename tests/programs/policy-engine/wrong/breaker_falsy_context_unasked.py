# fault: an empty context is allowed without asking any rule
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        if not context:
            return PolicyDecision("allow")
        found = [r.evaluate(context) for r in self.rules]
        for v in ("deny", "gate"):
            for d in found:
                if d.verdict == v:
                    return d
        return PolicyDecision("allow")
