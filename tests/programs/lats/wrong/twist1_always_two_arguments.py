# fault: calls propose with lessons where there is no reflection, too
# twist: 1
from dataclasses import dataclass, field


@dataclass
class State:
    left: int
    calls: int = 0
    lessons: list = field(default_factory=list)
    open: list = field(default_factory=lambda: [(0, ())])
    valued: list = field(default_factory=list)

    def may(self):
        if self.calls >= self.left:
            return False
        self.calls += 1
        return True


def lats(propose, value, solved, budget=20, reflect=None):
    state = State(budget)

    def propose_from(path):
        return propose(list(path), state.lessons)

    def end(path, ok):
        return {"path": list(path), "solved": ok, "calls": state.calls, "lessons": state.lessons}

    def best():
        return max(state.valued, key=lambda pair: pair[0], default=(0, ()))[1]

    while state.open and state.may():
        at = max(range(len(state.open)), key=lambda i: state.open[i][0])
        _, path = state.open.pop(at)
        longer = [(*path, action) for action in propose_from(path)]
        for one in longer:
            if solved(list(one)):
                return end(one, True)
        if reflect and not longer and state.open:
            if not state.may():
                break
            state.lessons += [reflect(list(path))]
        for one in longer:
            if not state.may():
                return end(best(), False)
            pair = (value(list(one)), one)
            state.open.append(pair)
            state.valued.append(pair)
    return end(best(), False)
