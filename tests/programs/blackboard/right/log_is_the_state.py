"""The log is the record; the state is worked out from it."""

from copy import deepcopy
from typing import NamedTuple


class Blackboard:
    def __init__(self):
        self._entries = ()

    @property
    def log(self):
        return tuple({"agent": agent, "updates": deepcopy(updates)} for agent, updates in self._entries)

    @property
    def state(self):
        merged = {}
        for _, updates in self._entries:
            merged = {**merged, **deepcopy(updates)}
        return merged

    def post(self, agent, updates):
        self._entries += ((agent, deepcopy(updates)),)


class Bid(NamedTuple):
    confidence: float
    place: int
    name: str


class Controller:
    def __init__(self, blackboard, specialists, is_solved):
        self.bb, self.specialists, self.is_solved = blackboard, specialists, is_solved

    def bids(self):
        for place, (name, one) in enumerate(self.specialists.items()):
            if one.can_contribute(self.bb.state):
                yield Bid(one.confidence(self.bb.state), -place, name)

    def run(self, max_rounds=10):
        left = max_rounds
        while not self.is_solved(self.bb.state):
            bid = max(self.bids(), default=None)
            if bid is None:
                return "stalled"
            if left <= 0:
                return "max_rounds"
            left -= 1
            self.bb.post(bid.name, self.specialists[bid.name].contribute(self.bb.state))
        return "solved"
