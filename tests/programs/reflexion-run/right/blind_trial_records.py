from typing import Any, NamedTuple


class Trial(NamedTuple):
    result: Any
    passed: bool
    feedback: str


class Reflections(list):
    def __call__(self, text):
        self.append(text)


class Run:
    def __init__(self, attempt, verify):
        self.attempt, self.verify = attempt, verify
        self.trials: list[Trial] = []

    @property
    def last(self):
        return self.trials[-1]

    def go(self, task, reflections):
        result = self.attempt(task, reflections)
        self.trials.append(Trial(result, *self.verify(task, result)))
        return self.last.passed


def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    run, note = Run(attempt, verify), Reflections()
    while not run.go(task, note) and len(run.trials) < max_attempts:
        note(reflect(task, run.last.result, run.last.feedback))
    return {
        "passed": run.last.passed,
        "result": run.last.result,
        "attempts": len(run.trials),
        "reflections": note,
    }
