class Run:
    def __init__(self, generate, evaluate, task):
        self.generate, self.evaluate, self.task = generate, evaluate, task
        self.rounds = 0
        self.candidate = self.feedback = None
        self.kept = (None, None, None)
        self.passed = False

    def step(self):
        self.rounds += 1
        self.candidate = self.generate(self.task, self.candidate, self.feedback)
        verdict = dict(self.evaluate(self.candidate))
        self.feedback = verdict.pop("feedback")
        self.passed = verdict.pop("passed")
        score = verdict.pop("score")
        if self.passed or self.rounds == 1 or score > self.kept[1]:
            self.kept = (self.candidate, score, self.feedback)

    def report(self):
        candidate, score, feedback = self.kept
        return dict(candidate=candidate, passed=self.passed, score=score, feedback=feedback, rounds=self.rounds)


def optimize(generate, evaluate, task, max_rounds=3):
    run = Run(generate, evaluate, task)
    while not run.passed and run.rounds < max_rounds:
        run.step()
    return run.report()
