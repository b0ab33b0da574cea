import pickle
from types import SimpleNamespace


def clone(x):
    return pickle.loads(pickle.dumps(x))


def Blackboard():
    state, log = {}, []

    def post(who, what):
        what = clone(what)
        state.update(what)
        log.append({"agent": who, "updates": clone(what)})

    return SimpleNamespace(state=state, log=log, post=post)


def Controller(bb, agents, done):
    def turn():
        """The name of whoever has the turn, or the reason why nobody has."""
        seen = clone(bb.state)
        if done(seen):
            return None, "solved"
        able = {name: a.confidence(clone(seen)) for name, a in agents.items() if a.can_contribute(clone(seen))}
        if not able:
            return None, "stalled"
        return max(able, key=able.get), "max_rounds"

    def run(max_rounds=10):
        for _ in range(max_rounds):
            name, why = turn()
            if name is None:
                return why
            bb.post(name, agents[name].contribute(clone(bb.state)))
        return turn()[1]

    return SimpleNamespace(run=run)
