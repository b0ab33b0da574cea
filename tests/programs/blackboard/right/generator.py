import copy
from functools import reduce


class Blackboard:
    def __init__(self):
        self.state, self.log = dict(), list()

    def post(self, agent, updates):
        mine = copy.deepcopy(updates)
        for key in mine:
            self.state[key] = copy.deepcopy(mine[key])
        self.log += [dict(agent=agent, updates=mine)]


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.board = blackboard
        self.people = list(specialists.items())
        self.solved = solved

    def _see(self):
        return copy.deepcopy(self.board.state)

    def _turns(self):
        """Whose turn it is, again and again; returns the reason when it is nobody's."""
        while not self.solved(self._see()):
            able = [(name, s) for name, s in self.people if s.can_contribute(self._see())]
            if not able:
                return "stalled"
            yield reduce(lambda a, b: b if b[1].confidence(self._see()) > a[1].confidence(self._see()) else a, able)
        return "solved"

    def run(self, max_rounds=10):
        turns, done = self._turns(), 0
        while True:
            try:
                name, specialist = next(turns)
            except StopIteration as stop:
                return stop.value
            if done >= max_rounds:
                return "max_rounds"
            self.board.post(name, specialist.contribute(self._see()))
            done += 1
