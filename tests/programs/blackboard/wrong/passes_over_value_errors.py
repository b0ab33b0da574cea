# fault: a specialist that raises a ValueError loses its turn, and the run goes on
import copy


class Blackboard:
    def __init__(self):
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        self.state.update(copy.deepcopy(updates))
        self.log.append({"agent": agent, "updates": copy.deepcopy(updates)})


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard = blackboard
        self.specialists = specialists
        self.solved = solved

    def run(self, max_rounds=10):
        rounds = 0
        while True:
            view = lambda: copy.deepcopy(self.blackboard.state)
            if self.solved(view()):
                return "solved"
            able = [(n, s) for n, s in self.specialists.items() if s.can_contribute(view())]
            if not able:
                return "stalled"
            if rounds >= max_rounds:
                return "max_rounds"
            name, spec = max(able, key=lambda ns: ns[1].confidence(view()))
            try:
                self.blackboard.post(name, spec.contribute(view()))
            except ValueError:
                pass
            rounds += 1
