# twist: 1
# fault: who writes a free key first owns it from then on
from copy import deepcopy


class Blackboard:
    def __init__(self, owners=None):
        self.owners = {} if owners is None else deepcopy(owners)
        self.state, self.log = {}, []

    def post(self, agent, updates):
        foreign = [key for key in updates if self.owners.get(key, agent) != agent]
        if foreign:
            raise PermissionError(f"{agent} may not write {foreign}")
        self.log.append({"agent": agent, "updates": deepcopy(updates)})
        self.state.update(deepcopy(updates))
        for key in updates:
            self.owners.setdefault(key, agent)


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard, self.specialists, self.solved = blackboard, specialists, solved

    def run(self, max_rounds=10):
        rounds = 0
        while not self.solved(deepcopy(self.blackboard.state)):
            bids = {}
            for name, one in self.specialists.items():
                if one.can_contribute(deepcopy(self.blackboard.state)):
                    bids[name] = one.confidence(deepcopy(self.blackboard.state))
            if not bids:
                return "stalled"
            if rounds == max_rounds:
                return "max_rounds"
            name = max(bids, key=bids.get)
            self.blackboard.post(name, self.specialists[name].contribute(deepcopy(self.blackboard.state)))
            rounds += 1
        return "solved"
