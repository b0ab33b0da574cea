class Talk:
    def __init__(self, ask_model, *thread):
        self.model, self.history = ask_model, list(thread)

    def hear(self, content):
        self.history.append({"role": "user", "content": content})
        self.seen = list(self.history)
        response = self.model(self.seen)["text"]
        self.history.append({"role": "assistant", "content": response})
        return response


def swap_roles(turns):
    pair = ["user", "assistant"]
    return [
        dict(turn, role=pair[1 - pair.index(turn["role"])] if turn["role"] in pair else turn["role"]) for turn in turns
    ]


def draft_and_critique(drafter, reviewer, goal):
    current = Talk(drafter).hear(goal)
    judge = Talk(reviewer, {"role": "system", "content": "What would you change?"}, {"role": "user", "content": goal})
    return current, judge.hear(current), judge.seen
