# twist: 1
# fault: lessons are cut at 100 characters
def lats(propose, value, solved, budget=20, reflect=None):
    calls = 0
    frontier = [([], None)]
    valued = []
    lessons = []

    def result(path, ok):
        return {"path": path, "solved": ok, "calls": calls}

    def best():
        return list(max(valued, key=lambda one: one[1])[0]) if valued else []

    while frontier:
        taken = max(range(len(frontier)), key=lambda at: frontier[at][1] if frontier[at][1] is not None else 0)
        path, _ = frontier.pop(taken)
        if calls >= budget:
            break
        calls += 1
        offered = propose(list(path)) if reflect is None else propose(list(path), list(lessons))
        paths = [path + [action] for action in offered]
        for new in paths:
            if solved(list(new)):
                return result(new, True)
        if not paths and reflect is not None and frontier:
            if calls >= budget:
                break
            calls += 1
            lessons.append(reflect(list(path))[:100])
        for new in paths:
            if calls >= budget:
                return result(best(), False)
            calls += 1
            entry = (new, value(list(new)))
            valued.append(entry)
            frontier.append(entry)
    return result(best(), False)
