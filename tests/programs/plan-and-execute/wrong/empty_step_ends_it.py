# fault: a step that is an empty text ends the plan
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done = []
    plan = list(llm_plan(task, list(done), None))
    replans = 0
    while plan:
        step = plan.pop(0)
        if not step:
            break
        try:
            result = execute_step(step, list(done))
        except Exception as e:
            failed = (step, f"{type(e).__name__}: {e}")
            if replans == max_replans:
                return {"complete": False, "answer": None, "done": done, "failed": failed}
            replans += 1
            plan = list(llm_plan(task, list(done), failed))
        else:
            done.append((step, result))
    return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
