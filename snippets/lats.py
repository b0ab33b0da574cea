import heapq
from itertools import count


def lats(propose, value, solved, budget=20):
    calls, turn = 0, count()
    best_value, best = None, []
    waiting = [(0, next(turn), [])]
    while waiting and calls < budget:  #: ceiling
        path = heapq.heappop(waiting)[-1]  #: most_promising
        longer = [[*path, action] for action in propose(path)]  #: whole_path
        calls += 1  #: both_cost
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

    def propose(path):
        print("expand", " ".join(["1", *path]), "=", number_at(path))
        return ["+3", "*2"]

    def closeness(path):
        return -abs(10 - number_at(path))

    def is_ten(path):
        return number_at(path) == 10

    for budget in (20, 9):
        print(lats(propose, closeness, is_ten, budget))
