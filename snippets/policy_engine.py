#: given
from typing import NamedTuple


class PolicyDecision(NamedTuple):
    verdict: str
    reason: str = ""


#: end


class PolicyEngine:
    def __init__(self, rules):
        self.rules = list(rules)  #: own_rules

    def check(self, context):
        decisions = [rule.evaluate(context) for rule in self.rules]  #: ask_all
        for verdict in ("deny", "gate"):  #: strictest_first
            for decision in decisions:
                if decision.verdict == verdict:  #: first_of_it
                    return decision  #: first_of_it
        return PolicyDecision("allow")  #: allowed_last


if __name__ == "__main__":

    class AskBeforeDeleting:
        def evaluate(self, context):
            return PolicyDecision("gate", "it deletes") if "delete" in context["tool"] else PolicyDecision("allow")

    class ScopesOnly:
        def evaluate(self, context):
            held = context["tool"] in context["scopes"]
            return PolicyDecision("allow") if held else PolicyDecision("deny", "the caller lacks the scope")

    engine = PolicyEngine([AskBeforeDeleting(), ScopesOnly()])
    for tool in ("find_order", "delete_order", "delete_all"):
        verdict, reason = engine.check({"tool": tool, "scopes": {"find_order", "delete_order"}})
        print(f"{tool}: {verdict}" + (f", {reason}" if reason else ""))
