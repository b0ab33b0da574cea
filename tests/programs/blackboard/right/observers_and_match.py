from __future__ import annotations
import copy
import operator
from collections import UserDict
from functools import partial
from types import MappingProxyType


class Blackboard:
    __slots__ = ("state", "log", "_observers")

    def __init__(self):
        self.state, self.log, self._observers = dict(), list(), []

    def post(self, agent, updates, /):
        entry = {"agent": agent, "updates": copy.deepcopy(dict(updates))}
        self.log.append(entry)
        self.state.update(copy.deepcopy(entry["updates"]))
        for observer in self._observers:
            observer(entry)


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard = blackboard
        self.specialists = specialists
        self.solved = solved
        self.rounds_total = 0

    def ask(self, name, what):
        return operator.methodcaller(what, copy.deepcopy(self.blackboard.state))(self.specialists[name])

    def verdict(self, left):
        if self.solved(copy.deepcopy(self.blackboard.state)):
            return "solved", None
        candidates = {n: self.ask(n, "confidence") for n in self.specialists if self.ask(n, "can_contribute")}
        match candidates, left:
            case {}, _ if not candidates:
                return "stalled", None
            case _, 0:
                return "max_rounds", None
        return None, max(candidates, key=candidates.__getitem__)

    def run(self, max_rounds=10):
        for left in range(max_rounds, -1, -1):
            verdict, name = self.verdict(left)
            if verdict:
                return verdict
            self.blackboard.post(name, self.ask(name, "contribute"))
            self.rounds_total += 1
