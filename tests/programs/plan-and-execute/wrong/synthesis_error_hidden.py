# fault: an error of the synthesis becomes the answer
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    plan = list(llm_plan(task, [], None))
    done = []
    replans = 0
    while plan:
        step = plan.pop(0)
        try:
            result = execute_step(step, done)
        except Exception as error:
            failed = (step, str(error))
            if replans >= max_replans:
                return {"complete": False, "answer": None, "done": done, "failed": failed}
            replans += 1
            plan = list(llm_plan(task, done, failed))
            continue
        done.append((step, result))
    try:
        answer = llm_synthesize(task, done)
    except Exception as error:
        answer = f"ERROR: {error}"
    return {"complete": True, "answer": answer, "done": done, "failed": None}
