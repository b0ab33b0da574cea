# fault: all specialists of a round look at one copy
import json
from dataclasses import dataclass, field
from functools import partial


def own(value):
    return json.loads(json.dumps(value))


@dataclass
class Blackboard:
    state: dict = field(default_factory=dict)
    log: list = field(default_factory=list)

    def post(self, agent, updates):
        entry = {"updates": own(updates), "agent": agent}
        self.log += [entry]
        for key in updates:
            self.state[key] = own(updates[key])


@dataclass
class Controller:
    blackboard: Blackboard
    specialists: dict
    solved: callable

    def run(self, max_rounds=10):
        return self._next(max_rounds)

    def _next(self, left):
        copy = own(self.blackboard.state)
        shown = lambda: copy
        if self.solved(shown()):
            return "solved"
        bids = [
            (-one.confidence(shown()), place, name)
            for place, (name, one) in enumerate(self.specialists.items())
            if one.can_contribute(shown())
        ]
        if not bids:
            return "stalled"
        if left == 0:
            return "max_rounds"
        *_, name = min(bids)
        self.blackboard.post(name, self.specialists[name].contribute(shown()))
        return self._next(left - 1)
