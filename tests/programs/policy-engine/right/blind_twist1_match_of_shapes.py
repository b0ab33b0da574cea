# twist: 1
from contextlib import suppress


class PolicyEngine:
    def __init__(self, rules):
        self.rules = rules

    def ask(self, rule, context):
        answer = None
        with suppress(Exception):
            answer = rule.evaluate(context)
        match answer:
            case PolicyDecision(verdict="allow" | "gate" | "deny"):
                return answer
            case _:
                return PolicyDecision(reason=rule.__class__.__name__, verdict="deny")

    def check(self, context):
        denied, gated = [], []
        for rule in self.rules:
            decision = self.ask(rule, context)
            {"deny": denied, "gate": gated}.get(decision.verdict, []).append(decision)
        return next(iter(denied + gated), PolicyDecision("allow"))
