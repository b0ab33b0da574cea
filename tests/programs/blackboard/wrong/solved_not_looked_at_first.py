# fault: a board that is solved already gets one more contribution
from copy import deepcopy


class Blackboard:
    def __init__(self):
        self.state = {}
        self.log = []

    def post(self, who, news):
        self.state.update(deepcopy(news))
        self.log.append({"agent": who, "updates": deepcopy(news)})


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard, self.specialists, self.solved = blackboard, specialists, solved

    def able(self):
        return [name for name, one in self.specialists.items() if one.can_contribute(deepcopy(self.blackboard.state))]

    def sure(self, name):
        return self.specialists[name].confidence(deepcopy(self.blackboard.state))

    def run(self, max_rounds=10):
        for _ in range(max_rounds + 1):
            able = self.able()
            if not able:
                return "solved" if self.solved(self.blackboard.state) else "stalled"
            if _ == max_rounds:
                break
            best = max(able, key=self.sure)
            self.blackboard.post(best, self.specialists[best].contribute(deepcopy(self.blackboard.state)))
            if self.solved(self.blackboard.state):
                return "solved"
        return "max_rounds"
