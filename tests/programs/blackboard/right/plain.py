import copy


class Blackboard:
    def __init__(self):
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        self.log.append({"agent": agent, "updates": copy.deepcopy(updates)})
        self.state.update(copy.deepcopy(updates))


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard = blackboard
        self.specialists = specialists
        self.solved = solved

    def view(self):
        return copy.deepcopy(self.blackboard.state)

    def run(self, max_rounds=10):
        rounds = 0
        while True:
            if self.solved(self.view()):
                return "solved"
            best, best_confidence = None, None
            for name, specialist in self.specialists.items():
                if specialist.can_contribute(self.view()):
                    confidence = specialist.confidence(self.view())
                    if best is None or confidence > best_confidence:
                        best, best_confidence = name, confidence
            if best is None:
                return "stalled"
            if rounds == max_rounds:
                return "max_rounds"
            updates = self.specialists[best].contribute(self.view())
            self.blackboard.post(best, updates)
            rounds += 1
