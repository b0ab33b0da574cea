# fault: a reason that speaks of a gate gates
class PolicyEngine:
    def __init__(self, rules):
        self.asked = tuple(rules)

    def check(self, context):
        answers = [one.evaluate(context) for one in self.asked]
        denied = [said for said in answers if said.verdict == "deny"]
        gated = [said for said in answers if "gate" in repr(said)]
        return [*denied, *gated, PolicyDecision("allow")][0]
