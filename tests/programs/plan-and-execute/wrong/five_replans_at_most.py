# fault: never more than five re-plans
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done = []
    replans = 0
    steps = list(llm_plan(task, [], None))
    while steps:
        step = steps.pop(0)
        try:
            result = execute_step(step, list(done))
        except Exception as error:
            failed = (step, str(error))
            if replans >= min(max_replans, 5):
                return {"complete": False, "answer": None, "done": done, "failed": failed}
            replans += 1
            steps = list(llm_plan(task, list(done), failed))
            continue
        done.append((step, result))
    return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
