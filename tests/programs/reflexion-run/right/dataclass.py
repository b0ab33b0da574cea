from dataclasses import asdict, dataclass, field


@dataclass
class Outcome:
    passed: bool = False
    result: object = None
    attempts: int = 0
    reflections: list = field(default_factory=list)


def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    outcome = Outcome()
    while True:
        outcome.attempts += 1
        outcome.result = attempt(task=task, reflections=tuple(outcome.reflections))
        outcome.passed, feedback = verify(task=task, result=outcome.result)
        if outcome.passed or outcome.attempts == max_attempts:
            return asdict(outcome)
        outcome.reflections.append(reflect(task=task, result=outcome.result, feedback=feedback))
