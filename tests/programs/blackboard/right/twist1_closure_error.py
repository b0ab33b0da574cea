# twist: 1
import json
from types import SimpleNamespace


class NotYours(PermissionError):
    pass


def again(value):
    return json.loads(json.dumps(value))


def Blackboard(owners=()):
    owner_of = dict(owners) if owners else {}
    board = SimpleNamespace(state={}, log=[])

    def post(agent, updates):
        for key in updates:
            if key in owner_of and owner_of[key] != agent:
                raise NotYours(key, "belongs to", owner_of[key])
        for key, value in again(updates).items():
            board.state[key] = value
        board.log.append({"updates": again(updates), "agent": agent})

    board.post = post
    return board


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.board, self.crew, self.done = blackboard, specialists, solved

    def run(self, max_rounds=10):
        if self.done(again(self.board.state)):
            return "solved"
        best = None
        for name, one in self.crew.items():
            if one.can_contribute(again(self.board.state)):
                sure = one.confidence(again(self.board.state))
                if best is None or sure > best[0]:
                    best = sure, name
        if best is None:
            return "stalled"
        if max_rounds == 0:
            return "max_rounds"
        self.board.post(best[1], self.crew[best[1]].contribute(again(self.board.state)))
        return self.run(max_rounds - 1)
