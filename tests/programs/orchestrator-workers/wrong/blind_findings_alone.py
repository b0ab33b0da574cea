# fault: the synthesiser gets the findings without the subtasks that they answer
class Team:
    def __init__(self, planner, workers, synthesiser):
        self.planner, self.workers, self.synthesiser = planner, workers, synthesiser

    @staticmethod
    def ask(model, text):
        return model([{"role": "user", "content": text}])["text"]

    def plan(self, goal):
        text = self.ask(self.planner, f"Plan for: {goal}")
        return [s for s in map(str.strip, text.split(";")) if s]

    def work(self, goal):
        found = [self.ask(w, s) for w, s in zip(self.workers, self.plan(goal))]
        return self.ask(self.synthesiser, f"The goal is {goal}. Findings:\n- " + "\n- ".join(found))


async def orchestrate(planner, workers, synthesiser, goal):
    return Team(planner, workers, synthesiser).work(goal)
