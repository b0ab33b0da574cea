import copy
import itertools


class Blackboard:
    def __init__(self):
        self.__dict__ |= {"state": {}, "log": []}

    def post(self, agent, updates):
        entry = {"agent": agent}
        entry["updates"] = copy.deepcopy(updates)
        self.log.append(entry)
        for key, value in copy.deepcopy(updates).items():
            self.state[key] = value


class Controller:
    def __init__(self, blackboard, specialists, solved):
        def look():
            return copy.deepcopy(blackboard.state)

        def run(max_rounds=10):
            for number in itertools.count():
                if solved(look()):
                    return "solved"
                best = None
                for name, one in specialists.items():
                    if not one.can_contribute(look()):
                        continue
                    how = one.confidence(look())
                    if best is None or how > best[0]:
                        best = how, name, one
                if best is None:
                    return "stalled"
                if number >= max_rounds:
                    return "max_rounds"
                _, name, one = best
                blackboard.post(agent=name, updates=one.contribute(look()))

        self.run = run
