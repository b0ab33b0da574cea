# fault: verdicts are ranked by the alphabet, so gate beats deny
class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        for verdict in sorted({"gate", "deny"}, reverse=True):
            for decision in decisions:
                if decision.verdict == verdict:
                    return decision
        return PolicyDecision("allow")
