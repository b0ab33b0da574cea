import bisect
import operator


def lats(propose, value, solved, budget=20):
    # paths kept as tuples, handed out as fresh lists; `open_` sorted ascending by value, later ones to the left of equal ones
    open_, valued, left = [(0, ())], [], budget
    best_value, best_path = None, []
    while open_ and left > 0:
        _, path = open_.pop()
        left -= 1
        offers = propose(list(path))
        new = list(map(lambda a: (*path, a), offers))
        for p in new:
            if solved(list(p)):
                return {"path": list(p), "solved": True, "calls": budget - left}
        for p in new:
            if left <= 0:
                break
            left -= 1
            v = value(list(p))
            at = bisect.bisect_left([o[0] for o in open_], v)
            open_.insert(at, (v, p))
            if best_value is None or v > best_value:
                best_value, best_path = v, list(p)
        else:
            continue
        break
    return {"path": best_path, "solved": False, "calls": budget - left}
