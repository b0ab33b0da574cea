# fault: a step is given what was finished when its plan was made, without the steps of the same plan
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed = [], None
    for _ in range(max_replans + 1):
        plan = llm_plan(task, list(done), failed)
        failed = None
        before = list(done)
        for step in plan:
            try:
                result = execute_step(step, before)
            except Exception as error:
                failed = (step, str(error))
                break
            done.append((step, result))
        if failed is None:
            return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
    return {"complete": False, "answer": None, "done": done, "failed": failed}
