import copy


class Blackboard:
    def __init__(self):
        self.state = {}
        self.log = []

    def post(self, agent, updates):
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

    class Specialist:
        def __init__(self, needs, gives, sure):
            self.needs, self.gives, self.sure = needs, gives, sure

        def can_contribute(self, state):
            return self.needs in state and self.gives not in state

        def confidence(self, state):
            return self.sure

        def contribute(self, state):
            return {self.gives: f"{self.gives} for {state[self.needs]}"}

    team = {
        "writer": Specialist("sources", "draft", 0.9),
        "finder": Specialist("question", "sources", 0.7),
        "skimmer": Specialist("question", "guess", 0.2),
    }
    for goal, bound in (("draft", 10), ("draft", 1), ("figures", 10)):
        board = Blackboard()
        board.post("user", {"question": "night trains"})
        reason = Controller(board, team, lambda state, goal=goal: goal in state).run(bound)
        print(goal, reason, [entry["agent"] for entry in board.log])
