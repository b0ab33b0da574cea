# fault: a refusal without a reason raises a KeyError
class Gate:
    def __init__(self, approve):
        self.approve = approve

    def lets_through(self, name, args):
        if name not in IRREVERSIBLE:
            return True, None
        verdict = self.approve(name, args)
        return verdict["approved"], verdict


def guarded_call(name, args, tools, approve):
    ok, verdict = Gate(approve).lets_through(name, args)
    if ok:
        return f"{tools[name](**args)}"
    return f"BLOCKED: a person declined {name}: {verdict['reason']}. Please do not retry."
