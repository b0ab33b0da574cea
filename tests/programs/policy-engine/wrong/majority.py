# fault: the verdict of most rules wins
from collections import Counter


class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]
        if not decisions:
            return PolicyDecision("allow")
        verdict, _ = Counter(decision.verdict for decision in decisions).most_common(1)[0]
        return next(decision for decision in decisions if decision.verdict == verdict)
