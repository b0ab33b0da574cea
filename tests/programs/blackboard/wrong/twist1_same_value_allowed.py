# twist: 1
# fault: a key of another agent may be posted where the value does not change
import copy


class Blackboard:
    def __init__(self, owners=None):
        self.owners = {} if owners is None else owners
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        foreign = [
            k
            for k in updates
            if self.owners.get(k, agent) != agent and (k not in self.state or self.state[k] != updates[k])
        ]
        if foreign:
            raise PermissionError("not yours: " + ", ".join(foreign))
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
