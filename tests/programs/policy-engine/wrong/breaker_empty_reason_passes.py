# fault: an objection without a reason does not count
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        found = [r.evaluate(context) for r in self.rules]
        for v in ("deny", "gate"):
            for d in found:
                if d.verdict == v and d.reason:
                    return d
        return PolicyDecision("allow")
