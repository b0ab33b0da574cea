class Tree(dict):
    """Paths and their values by the number under which they were valued."""

    def first_best(self, numbers):
        numbers = list(numbers)
        top = max(self[number][0] for number in numbers)
        return next(number for number in numbers if self[number][0] == top)


def lats(propose, value, solved, budget=20):
    tree, closed = Tree(), set()

    def end(path, ok, calls):
        return {"path": path, "solved": ok, "calls": calls}

    def best(calls):
        return end(tree[tree.first_best(tree)][1] if tree else [], False, calls)

    def expand(path, calls):
        if calls >= budget:
            return best(calls)
        calls += 1
        new = [path + [action] for action in propose(path)]
        for candidate in new:
            if solved(candidate):
                return end(candidate, True, calls)
        for candidate in new:
            if calls >= budget:
                return best(calls)
            calls += 1
            tree[len(tree)] = (value(candidate), candidate)
        still = [number for number in tree if number not in closed]
        if not still:
            return best(calls)
        taken = tree.first_best(still)
        closed.add(taken)
        return expand(tree[taken][1], calls)

    return expand([], 0)
