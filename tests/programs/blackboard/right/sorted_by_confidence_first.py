from copy import deepcopy


class Blackboard:
    def __init__(self):
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        self.state.update(deepcopy(updates))
        self.log.append({"agent": agent, "updates": deepcopy(updates)})


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.b, self.s, self.solved = blackboard, specialists, solved

    def run(self, max_rounds=10):
        n = 0
        while True:
            st = lambda: deepcopy(self.b.state)
            if self.solved(st()):
                return "solved"
            ranked = sorted(self.s, key=lambda k: self.s[k].confidence(st()), reverse=True)
            k = next((k for k in ranked if self.s[k].can_contribute(st())), None)
            if k is None:
                return "stalled"
            if n >= max_rounds:
                return "max_rounds"
            n += 1
            self.b.post(k, self.s[k].contribute(st()))
