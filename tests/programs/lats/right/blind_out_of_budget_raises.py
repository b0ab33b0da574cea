class Spent(Exception):
    pass


class Meter:
    def __init__(self, budget):
        self.budget, self.calls = budget, 0

    def pay(self, function, path):
        if self.calls >= self.budget:
            raise Spent
        self.calls += 1
        return function(list(path))


def lats(propose, value, solved, budget=20):
    meter = Meter(budget)
    valued = {}
    found = None
    seen = []

    def worth(number):
        return valued[number]

    try:
        waiting = {}
        path = ()
        while True:
            longer = [(*path, action) for action in meter.pay(propose, path)]
            for new in longer:
                if solved(list(new)):
                    found = new
                    raise Spent
            for new in longer:
                number = len(seen)
                valued[number] = meter.pay(value, new)
                seen.append(new)
                waiting[number] = new
            if not waiting:
                break
            path = waiting.pop(max(waiting, key=worth))
    except Spent:
        pass
    if found is not None:
        return {"path": list(found), "solved": True, "calls": meter.calls}
    best = seen[max(range(len(seen)), key=worth)] if seen else ()
    return {"path": list(best), "solved": False, "calls": meter.calls}
