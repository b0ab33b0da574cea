import heapq
from itertools import count


def lats(propose, value, solved, budget=20, reflect=None):
    calls, turn, lessons = 0, count(), []
    best_value, best = None, []
    waiting = [(0, next(turn), [])]
    while waiting and calls < budget:  #: ceiling
        path = heapq.heappop(waiting)[-1]  #: most_promising
        actions = propose(path) if reflect is None else propose(path, list(lessons))  #: lessons_in
        longer = [[*path, action] for action in actions]  #: whole_path
        calls += 1  #: both_cost
        if not longer and waiting and reflect is not None and calls < budget:  #: dead_end
            lessons.append(reflect(path))  #: lessons_in
            calls += 1  #: dead_end
        for candidate in longer:
            if solved(candidate):  #: free_look
                return {"path": candidate, "solved": True, "calls": calls}  #: free_look
        for candidate in longer:
            if calls == budget:  #: ceiling
                break
            worth = value(candidate)
            calls += 1  #: both_cost
            heapq.heappush(waiting, (-worth, next(turn), candidate))  #: way_back
            if best_value is None or worth > best_value:  #: best_of_all
                best_value, best = worth, candidate
    return {"path": best, "solved": False, "calls": calls}  #: honest_end


if __name__ == "__main__":

    def number_at(path):
        number = 1
        for action in path:
            number = number + 3 if action == "+3" else number * 2
        return number

    def propose(path, lessons):
        print("expand", " ".join(["1", *path]), "=", number_at(path), lessons)
        return ["+3", "*2"] if number_at(path) < 10 else []

    def closeness(path):
        return -abs(10 - number_at(path))

    def is_ten(path):
        return number_at(path) == 10

    def lesson(path):
        return f"no way from {number_at(path)}"

    print(lats(propose, closeness, is_ten, reflect=lesson))
