# twist: 1
# fault: another agent may write the value that is there
import copy


class Blackboard:
    def __init__(self, owners=None):
        self.state = {}
        self.log = []
        self.owners = {} if owners is None else owners

    def post(self, agent, updates):
        for key in updates:
            if key in self.state and self.state[key] == updates[key]:
                continue
            if self.owners.get(key, agent) != agent:
                raise PermissionError(f"{agent} may not write {key}")
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
