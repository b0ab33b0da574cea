# fault: a result that is falsy is taken for a failure
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    plan = list(llm_plan(task, [], None))
    done = []
    replans = 0
    while plan:
        step = plan.pop(0)
        try:
            result = execute_step(step, done)
            if not result:
                raise ValueError("nothing came back")
        except Exception as error:
            failed = (step, str(error))
            if replans >= max_replans:
                return {"complete": False, "answer": None, "done": done, "failed": failed}
            replans += 1
            plan = list(llm_plan(task, done, failed))
            continue
        done.append((step, result))
    answer = llm_synthesize(task, done)
    return {"complete": True, "answer": answer, "done": done, "failed": None}
