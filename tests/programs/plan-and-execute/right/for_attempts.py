class StepFailed(Exception):
    pass


class Run:
    def __init__(self, plan, execute, task):
        self.plan, self.execute, self.task = plan, execute, task
        self.done = []
        self.failed = None

    def go(self):
        for step in tuple(self.plan(task=self.task, done=list(self.done), failed=self.failed)):
            self.failed = None
            try:
                result = self.execute(step=step, done=list(self.done))
            except Exception as error:
                self.failed = (step, f"failed: {error}")
                raise StepFailed from error
            self.done.append((step, result))

    def report(self, complete, answer):
        return {
            "complete": complete,
            "answer": answer,
            "done": tuple(self.done),
            "failed": None if complete else self.failed,
        }


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    run = Run(llm_plan, execute_step, task)
    for _ in range(max_replans + 1):
        try:
            run.go()
        except StepFailed:
            continue
        return run.report(True, llm_synthesize(task=task, done=list(run.done)))
    return run.report(False, None)
