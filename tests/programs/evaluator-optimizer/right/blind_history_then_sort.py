from collections import UserDict, deque


class Report(dict):
    pass


class Optimizer:
    def __init__(self, generate, evaluate):
        self.generate, self.evaluate = generate, evaluate
        self.history = deque()

    def __call__(self, task):
        _, previous, feedback = self.history[-1] if self.history else (None, None, None)
        made = self.generate(task, previous, feedback)
        verdict = UserDict(self.evaluate(made))
        self.history.append((verdict, made, verdict["feedback"]))
        return verdict["passed"]


def optimize(generate, evaluate, task, max_rounds=3):
    step = Optimizer(generate, evaluate)
    passed = False
    while not passed and len(step.history) < max_rounds:
        passed = step(task)
    rounds = len(step.history)
    if rounds == 0:
        return Report(candidate=None, passed=False, score=None, feedback=None, rounds=0)
    ranked = [step.history[-1]] if passed else sorted(step.history, key=lambda entry: -entry[0]["score"])
    verdict, made, feedback = ranked[0]
    return Report(candidate=made, passed=passed, score=verdict["score"], feedback=feedback, rounds=rounds)
