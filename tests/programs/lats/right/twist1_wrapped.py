# twist: 1
import itertools


class Done(Exception):
    pass


def lats(propose, value, solved, budget=20, reflect=None):
    used = 0
    lessons = ()

    def pay(function, *args):
        nonlocal used
        if used == budget:
            raise Done
        used += 1
        return function(*args)

    serial, best = itertools.count(1), (None, [])
    frontier = [(0, 0, [])]
    try:
        while frontier:
            frontier.sort(key=lambda entry: (-entry[0], entry[1]))
            path = frontier.pop(0)[2]
            more = [lessons and list(lessons) or []] if reflect is not None else []
            kids = [path + [a] for a in pay(propose, path, *more)]
            hit = [kid for kid in kids if solved(kid)]
            if hit:
                return {"path": hit[0], "solved": True, "calls": used}
            if not kids and frontier and reflect is not None:
                lessons = (*lessons, pay(reflect, path))
            for kid in kids:
                score = pay(value, kid)
                frontier.append((score, next(serial), kid))
                if best[0] is None or best[0] < score:
                    best = (score, kid)
    except Done:
        pass
    return {"path": best[1], "solved": False, "calls": used}
