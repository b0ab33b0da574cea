# fault: a step that succeeds sets the count of re-plans back, so a run may have more of them
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, replans = [], 0
    plan = list(llm_plan(task, [], None))
    while plan:
        step = plan.pop(0)
        try:
            result = execute_step(step, list(done))
        except Exception as error:
            failed = (step, str(error))
            if replans >= max_replans:
                return {"complete": False, "answer": None, "done": done, "failed": failed}
            replans += 1
            plan = list(llm_plan(task, list(done), failed))
            continue
        replans = 0
        done.append((step, result))
    return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
