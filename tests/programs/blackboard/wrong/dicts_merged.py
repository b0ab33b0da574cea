# fault: a dict is merged into the one that stands there, not set
import copy


class Blackboard:
    def __init__(self):
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        for k, v in copy.deepcopy(updates).items():
            if isinstance(v, dict) and isinstance(self.state.get(k), dict):
                self.state[k].update(v)
            else:
                self.state[k] = v
        self.log.append({"agent": agent, "updates": copy.deepcopy(updates)})


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard = blackboard
        self.specialists = specialists
        self.solved = solved

    def run(self, max_rounds=10):
        rounds = 0
        while True:
            if self.solved(copy.deepcopy(self.blackboard.state)):
                return "solved"
            best, best_conf = None, None
            for name, s in self.specialists.items():
                if s.can_contribute(copy.deepcopy(self.blackboard.state)):
                    c = s.confidence(copy.deepcopy(self.blackboard.state))
                    if best is None or c > best_conf:
                        best, best_conf = name, c
            if best is None:
                return "stalled"
            if rounds >= max_rounds:
                return "max_rounds"
            rounds += 1
            updates = self.specialists[best].contribute(copy.deepcopy(self.blackboard.state))
            self.blackboard.post(best, updates)
