# fault: keys in lower case
import copy


class Blackboard:
    def __init__(self):
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        self.state.update({k.lower(): v for k, v in copy.deepcopy(updates).items()})
        self.log.append({"agent": agent, "updates": copy.deepcopy(updates)})


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard = blackboard
        self.specialists = specialists
        self.solved = solved

    def run(self, max_rounds=10):
        rounds = 0
        while True:
            if self.solved(self._shown()):
                return "solved"
            able = [name for name, one in self.specialists.items() if one.can_contribute(self._shown())]
            if not able:
                return "stalled"
            if rounds == max_rounds:
                return "max_rounds"
            rounds += 1
            name = max(able, key=lambda name: self.specialists[name].confidence(self._shown()))
            self.blackboard.post(name, self.specialists[name].contribute(self._shown()))

    def _shown(self):
        return copy.deepcopy(self.blackboard.state)
