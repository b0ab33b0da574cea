def lats(propose, value, solved, budget=20):
    def step(frontier, valued, left):
        if not frontier or left == 0:
            return finish(valued, left)
        here = max(range(len(frontier)), key=lambda i: frontier[i][0])
        path = frontier[here][1]
        rest = frontier[:here] + frontier[here + 1 :]
        children = tuple(path + (action,) for action in propose(path))
        left -= 1
        if first_hit(children) is not None:
            return {"path": list(first_hit(children)), "solved": True, "calls": budget - left}
        new = tuple((value(child), child) for child in children[:left])
        return step(rest + new, valued + new, left - len(new)) if len(new) == len(children) else finish(valued + new, 0)

    memo = {}

    def first_hit(children):
        if id(children) not in memo:
            memo[id(children)] = (children, next((c for c in children if solved(c)), None))
        return memo[id(children)][1]

    def finish(valued, left):
        path = max(valued, key=lambda pair: pair[0])[1] if valued else ()
        return {"path": list(path), "solved": False, "calls": budget - left}

    return step(((0, ()),), (), max(budget, 0))
