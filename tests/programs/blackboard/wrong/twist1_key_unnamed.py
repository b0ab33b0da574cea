# twist: 1
# fault: the error does not say which key
from copy import deepcopy


class Blackboard:
    def __init__(self, owners=None):
        self.owners = owners or {}
        self.state = {}
        self.log = []

    def post(self, who, news):
        for key in news:
            if self.owners.get(key, who) != who:
                raise PermissionError("that is not for you to write")
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
        rounds = 0
        while not self.solved(self.blackboard.state):
            able = self.able()
            if not able:
                return "stalled"
            if rounds >= max_rounds:
                return "max_rounds"
            best = max(able, key=self.sure)
            updates = self.specialists[best].contribute(deepcopy(self.blackboard.state))
            self.blackboard.post(best, updates)
            rounds += 1
        return "solved"
