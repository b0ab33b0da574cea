# twist: 1
from contextlib import suppress
from functools import partial


class NoMore(Exception): ...


def lats(propose, value, solved, budget=20, reflect=None):
    lessons, order, open_, calls = [], [], [], 0

    def ask(function, *given):
        nonlocal calls
        if calls + 1 > budget:
            raise NoMore
        calls += 1
        return function(*given)

    actions_of = partial(ask, propose) if reflect is None else lambda path: ask(propose, path, lessons.copy())
    path, answer = [], None
    with suppress(NoMore):
        while path is not None:
            children = [[*path, action] for action in actions_of(path)]
            for child in children:
                if solved(child):
                    answer = child
                    raise NoMore
            for child in children:
                entry = (ask(value, child), child)
                order.append(entry)
                open_.append(entry)
            if not children and open_ and reflect is not None:
                lessons.append(ask(reflect, path))
            path = None
            if open_:
                at = open_.index(max(open_, key=lambda entry: entry[0]))
                path = open_.pop(at)[1]
    if answer is not None:
        return {"path": answer, "solved": True, "calls": calls}
    top = max(order, key=lambda entry: entry[0], default=(0, []))
    return {"path": top[1], "solved": False, "calls": calls}
