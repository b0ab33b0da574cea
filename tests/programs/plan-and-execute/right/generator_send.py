def _executor(execute_step, done):
    plan = yield
    while True:
        failed = None
        for step in plan:
            try:
                done.append((step, execute_step(step, done.copy())))
            except Exception as error:
                failed = (step, str(error))
                break
        plan = yield failed


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done = []
    worker = _executor(execute_step, done)
    next(worker)
    failed = worker.send([*llm_plan(task, done.copy(), None)])
    budget = range(max_replans).__iter__()
    while failed:
        if next(budget, None) is None:
            return {"complete": False, "answer": None, "done": done, "failed": failed}
        failed = worker.send([*llm_plan(task, done.copy(), failed)])
    return {"complete": True, "answer": llm_synthesize(task, done.copy()), "done": done, "failed": None}
