from dataclasses import dataclass, field
from functools import partial
from itertools import count


@dataclass
class Outcome:
    complete: bool = False
    answer: str | None = None
    done: list = field(default_factory=list)
    failed: tuple | None = None


class StepFailed(Exception):
    def __init__(self, step, cause):
        super().__init__(step, f"it did not work: {cause}")


class Runner:
    def __init__(self, execute_step):
        self.execute_step = execute_step
        self.outcome = Outcome()

    def carry_out(self, plan):
        for step in plan:
            try:
                result = self.execute_step(step, self.outcome.done[:])
            except Exception as cause:
                raise StepFailed(step, cause) from cause
            self.outcome.done += [(step, result)]


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    runner = Runner(execute_step)
    outcome = runner.outcome
    plan = partial(llm_plan, task)
    for turn in count():
        steps = list(plan(outcome.done[:], outcome.failed))
        outcome.failed = None
        try:
            runner.carry_out(steps)
        except StepFailed as failure:
            outcome.failed = failure.args
            if turn >= max_replans:
                return vars(outcome)
        else:
            outcome.answer, outcome.complete = llm_synthesize(task, outcome.done[:]), True
            return vars(outcome)
