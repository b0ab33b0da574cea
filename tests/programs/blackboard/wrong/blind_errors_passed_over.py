# fault: a specialist that raises loses its turn
from copy import deepcopy


class Blackboard:
    def __init__(self):
        self.state, self.log = {}, []

    def post(self, agent, updates):
        self.log.append({"agent": agent, "updates": deepcopy(updates)})
        self.state.update(deepcopy(updates))


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.board, self.people, self.solved = blackboard, specialists, solved

    def run(self, max_rounds=10):
        rounds = self._rounds()
        for _ in range(max_rounds):
            if end := next(rounds):
                return end
            self._turn()
        return next(rounds) or "max_rounds"

    def _rounds(self):
        while True:
            if self.solved(deepcopy(self.board.state)):
                yield "solved"
            elif not self._able():
                yield "stalled"
            else:
                yield None

    def _able(self):
        return [name for name, one in self.people.items() if one.can_contribute(deepcopy(self.board.state))]

    def _turn(self):
        able = self._able()
        best = max(able, key=lambda name: self.people[name].confidence(deepcopy(self.board.state)))
        try:
            self.board.post(best, self.people[best].contribute(deepcopy(self.board.state)))
        except Exception:
            pass
