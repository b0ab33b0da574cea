import copy


class Blackboard:
    def __init__(self):
        self.__events = []

    def post(self, agent, updates):
        self.__events.append((agent, copy.deepcopy(updates)))

    @property
    def state(self):
        out = {}
        for _, u in self.__events:
            out |= copy.deepcopy(u)
        return out

    @property
    def log(self):
        return [{"agent": a, "updates": copy.deepcopy(u)} for a, u in self.__events]


class Controller:
    def __init__(self, blackboard, specialists, solved, *, on_turn=print):
        self.bb, self.specs, self.ok = blackboard, specialists, solved

    def __next(self):
        best = None
        for name, s in self.specs.items():
            if not s.can_contribute(self.bb.state):
                continue
            c = s.confidence(self.bb.state)
            if best is None or best[0] < c:
                best = c, name, s
        return best

    def run(self, max_rounds=10):
        for n in range(max(max_rounds, 0) + 1):
            if self.ok(self.bb.state):
                return "solved"
            if (turn := self.__next()) is None:
                return "stalled"
            if n < max_rounds:
                self.bb.post(turn[1], turn[2].contribute(self.bb.state))
        return "max_rounds"
