# fault: rounds of an earlier run count too
import copy
import enum


class End(str, enum.Enum):
    SOLVED = "solved"
    STALLED = "stalled"
    MAX_ROUNDS = "max_rounds"


class Blackboard:
    def __init__(self):
        self.log = []
        self.state = dict()

    def post(self, agent, updates):
        mine = copy.deepcopy(updates)
        self.log.append(dict(agent=agent, updates=mine))
        self.state = {**self.state, **copy.deepcopy(mine)}


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard = blackboard
        self.specialists = specialists
        self.solved = solved

    @property
    def view(self):
        return copy.deepcopy(self.blackboard.state)

    def run(self, max_rounds=10):
        done = getattr(self, "done", 0)
        while True:
            match self.solved(self.view), self.ranking(), max(0, max_rounds - done):
                case (True, _, _):
                    return End.SOLVED.value
                case (_, [], _):
                    return End.STALLED.value
                case (_, _, 0):
                    return End.MAX_ROUNDS.value
                case (_, [name, *_], _):
                    self.blackboard.post(name, self.specialists[name].contribute(self.view))
                    done += 1
                    self.done = done

    def ranking(self):
        able = [name for name in self.specialists if self.specialists[name].can_contribute(self.view)]
        return sorted(able, key=lambda name: self.specialists[name].confidence(self.view), reverse=True)
