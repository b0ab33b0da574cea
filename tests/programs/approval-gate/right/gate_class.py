from dataclasses import dataclass


class Blocked(str):
    """A refusal; the model reads it like any other observation."""


@dataclass
class Call:
    name: str
    args: dict

    @property
    def risky(self):
        return self.name in IRREVERSIBLE

    def run(self, tools):
        return str(tools[self.name](**self.args))


class Gate:
    def __init__(self, approve):
        self.approve = approve

    def objection(self, call):
        """None where the call may run."""
        if not call.risky:
            return None
        answer = self.approve(call.name, call.args)
        if answer["approved"]:
            return None
        return answer.get("reason") or "no reason given"


def guarded_call(name, args, tools, approve):
    call = Call(name, args)
    why = Gate(approve).objection(call)
    if why is None:
        return call.run(tools)
    return Blocked(f"BLOCKED\ntool: {name}\nreason: {why}\nnote: this is final, do not retry")
