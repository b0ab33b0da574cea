# fault: a reason that speaks of denying denies
class PolicyEngine:
    def __init__(self, rules):
        self.asked = tuple(rules)

    def check(self, context):
        gates = []
        for said in (rule.evaluate(context) for rule in self.asked):
            if "deny" in str(said):
                return said
            if said.verdict == "gate":
                gates.append(said)
        return gates[0] if gates else PolicyDecision("allow")
