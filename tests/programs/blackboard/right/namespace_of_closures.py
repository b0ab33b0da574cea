import copy
from types import SimpleNamespace


def Blackboard():
    board = SimpleNamespace(state={}, log=[])

    def post(agent, updates):
        mine = copy.deepcopy(updates)
        board.state |= copy.deepcopy(mine)
        board.log.append({"agent": agent, "updates": mine, "number": len(board.log) + 1})

    board.post = post
    return board


def Controller(blackboard, specialists, solved):
    look = lambda: copy.deepcopy(blackboard.state)

    def bids():
        for name, s in specialists.items():
            if s.can_contribute(look()):
                yield s.confidence(look()), name

    def run(max_rounds=10):
        best = None
        for number in range(max_rounds + 1):
            if solved(look()):
                return "solved"
            best = None
            for confidence, name in bids():
                if best is None or confidence > best[0]:
                    best = (confidence, name)
            if best is None:
                return "stalled"
            if number == max_rounds:
                return "max_rounds"
            blackboard.post(best[1], specialists[best[1]].contribute(look()))

    return SimpleNamespace(run=run)
