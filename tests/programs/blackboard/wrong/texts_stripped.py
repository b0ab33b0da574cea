# fault: a text that is posted loses the white space at its ends
from __future__ import annotations
import copy
from dataclasses import dataclass, field
@dataclass
class Blackboard:
    owners: dict | None = None
    state: dict = field(default_factory=dict)
    log: list = field(default_factory=list)
    def post(self, agent, updates):
        own = self.owners or {}
        if taken := [k for k in updates if own.get(k, agent) != agent]:
            raise PermissionError(", ".join(taken))
        self.log.append({"agent": agent, "updates": copy.deepcopy(updates)})
        self.state |= {k: v.strip() if isinstance(v, str) else v for k, v in copy.deepcopy(updates).items()}
class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.b, self.s, self.solved = blackboard, specialists, solved
    @property
    def view(self): return copy.deepcopy(self.b.state)
    def _bids(self):
        for name, who in self.s.items():
            if who.can_contribute(self.view):
                yield who.confidence(self.view), name
    def run(self, max_rounds=10):
        rounds = 0
        while True:
            if self.solved(self.view): return "solved"
            bids = list(self._bids())
            if not bids: return "stalled"
            if rounds >= max_rounds: return "max_rounds"
            name = max(bids, key=lambda b: b[0])[1]
            self.b.post(name, self.s[name].contribute(self.view))
            rounds += 1
