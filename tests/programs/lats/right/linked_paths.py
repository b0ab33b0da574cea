class Path:
    __slots__ = ("action", "order", "up", "v")

    def __init__(self, up, action):
        self.up, self.action, self.v, self.order = up, action, None, None

    def steps(self):
        return (self.up.steps() + [self.action]) if self.up is not None else []

    def __lt__(self, other):
        return (self.v, -self.order) > (other.v, -other.order)


def lats(propose, value, solved, budget=20, *, trace=None):
    from bisect import insort

    calls, count = 0, 0
    frontier, best = [Path(None, None)], None

    class Done(BaseException):
        pass

    def paid(f, path):
        nonlocal calls
        if calls + 1 > budget:
            raise Done
        calls += 1
        return f(path.steps())

    winner = None
    try:
        while frontier:
            here = frontier.pop(0)
            kids = []
            for a in paid(propose, here):
                kids.append(Path(here, a))
            for k in kids:
                if solved(k.steps()):
                    winner = k
                    raise Done
            for k in kids:
                k.v = paid(value, k)
                k.order = count
                count += 1
                if best is None or k < best:
                    best = k
                insort(frontier, k)
    except Done:
        pass
    end = winner or best
    return {
        "path": end.steps() if end else [],
        "solved": winner is not None,
        "calls": calls,
        "best": None if end is None else end.v,
    }
