# twist: 1
# fault: what was refused comes with the next post
import copy


class Blackboard:
    def __init__(self, owners=None):
        self.owners = dict(owners or {})
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        updates = copy.deepcopy(updates)
        self.pending = {**getattr(self, 'pending', {}), **updates}
        for key in updates:
            if key in self.owners and self.owners[key] != agent:
                raise PermissionError(f"{agent} may not write {key!r}")
        pending, self.pending = self.pending, {}
        for key, value in pending.items():
            self.state[key] = copy.deepcopy(value)
        self.log.append({"agent": agent, "updates": updates})


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.board, self.specialists, self.solved = blackboard, specialists, solved

    def look(self):
        return copy.deepcopy(self.board.state)

    def run(self, max_rounds=10):
        used = 0
        while True:
            if self.solved(self.look()):
                return "solved"
            best, best_sure = None, None
            for name, one in self.specialists.items():
                if not one.can_contribute(self.look()):
                    continue
                sure = one.confidence(self.look())
                if best is None or sure > best_sure:
                    best, best_sure = name, sure
            if best is None:
                return "stalled"
            if used >= max_rounds:
                return "max_rounds"
            self.board.post(best, self.specialists[best].contribute(self.look()))
            used += 1
