#: given
from typing import NamedTuple


class PolicyDecision(NamedTuple):
    verdict: str
    reason: str = ""


#: end


class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)  #: own_rules

    def ask(self, rule, context):
        try:
            decision = rule.evaluate(context)
            if decision.verdict in ("allow", "gate", "deny"):  #: known_verdict
                return decision
        except Exception as error:  #: fail_closed
            return PolicyDecision("deny", f"{type(rule).__name__} failed: {error}")  #: fail_closed
        return PolicyDecision("deny", f"{type(rule).__name__} gave no verdict")  #: known_verdict

    def check(self, context):
        decisions = [self.ask(rule, context) for rule in self.rules]  #: ask_all
        for verdict in ("deny", "gate"):  #: strictest_first
            for decision in decisions:
                if decision.verdict == verdict:  #: first_of_it
                    return decision  #: first_of_it
        return PolicyDecision("allow")  #: allowed_last


if __name__ == "__main__":

    class WithinBudget:
        def evaluate(self, context):
            return PolicyDecision("allow" if context["spent"] < 40_000 else "deny", "the budget is used up")

    class NoVerdict:
        def evaluate(self, context):
            return PolicyDecision("fine")

    print(PolicyEngine([WithinBudget()]).check({"spent": 12_000}).verdict)
    print(PolicyEngine([WithinBudget()]).check({"spent": None}).verdict)
    print(PolicyEngine([NoVerdict()]).check({"spent": 12_000}).reason)
