# twist: 1
import contextlib
from copy import deepcopy


class Guarded(dict):
    """A dict that asks before it is written."""

    writer = None

    def __init__(self, owners):
        super().__init__()
        self.__dict__["owners"] = owners

    def __deepcopy__(self, memo):
        return {k: deepcopy(v, memo) for k, v in self.items()}


class Blackboard:
    def __init__(self, owners=()):
        self.owners = {} if not owners else {**owners}
        self.state = Guarded(self.owners)
        self.log = []

    @contextlib.contextmanager
    def writing(self, agent):
        before = deepcopy(self.state)
        try:
            yield
        except PermissionError:
            self.state.clear()
            self.state.update(before)
            raise
        finally:
            self.state.writer = None

    def post(self, agent, updates):
        with self.writing(agent):
            for key, value in updates.items():
                owner = self.owners.get(key)
                if owner is not None and owner != agent:
                    raise PermissionError(key)
                self.state[key] = deepcopy(value)
        self.log += [dict(agent=agent, updates=deepcopy(updates))]


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.b, self.s, self.done = blackboard, specialists, solved

    def run(self, max_rounds=10):
        see = lambda: deepcopy(self.b.state)
        for turn in range(max_rounds + 1):
            if self.done(see()):
                return "solved"
            bids = [(s.confidence(see()), -n, name) for n, (name, s) in enumerate(self.s.items()) if s.can_contribute(see())]
            if not bids:
                return "stalled"
            if turn == max_rounds:
                break
            *_, name = max(bids)
            self.b.post(name, self.s[name].contribute(see()))
        return "max_rounds"
