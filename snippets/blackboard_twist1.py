import copy


class Blackboard:
    def __init__(self, owners=None):
        self.owners = owners or {}
        self.state = {}
        self.log = []

    def post(self, agent, updates):
        for key in updates:  #: whole_or_nothing
            if self.owners.get(key, agent) != agent:  #: owner
                raise PermissionError(f"{key} is written by {self.owners[key]}, not by {agent}")  #: refuse
        self.state.update(copy.deepcopy(updates))  #: merge
        self.log.append({"agent": agent, "updates": copy.deepcopy(updates)})  #: audit


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard = blackboard
        self.specialists = specialists
        self.solved = solved

    def view(self):
        return copy.deepcopy(self.blackboard.state)  #: view

    def run(self, max_rounds=10):
        rounds = 0
        while not self.solved(self.view()):  #: solved_first
            able = [name for name, one in self.specialists.items() if one.can_contribute(self.view())]  #: who_can
            if not able:
                return "stalled"  #: stalled
            if rounds == max_rounds:  #: bound
                return "max_rounds"
            best = max(able, key=lambda name: self.specialists[name].confidence(self.view()))  #: most_confident
            self.blackboard.post(best, self.specialists[best].contribute(self.view()))  #: by_post
            rounds += 1  #: bound
        return "solved"


if __name__ == "__main__":
    board = Blackboard({"sources": "finder", "draft": "writer"})
    board.post("user", {"question": "night trains"})
    board.post("finder", {"sources": ["p1", "p7"]})
    try:
        board.post("writer", {"draft": "a page", "sources": []})
    except PermissionError as refused:
        print(refused)
    print(board.state)
    print([entry["agent"] for entry in board.log])
