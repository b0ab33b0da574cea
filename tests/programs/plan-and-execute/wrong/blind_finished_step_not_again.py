# fault: a step of a re-plan that was finished before is not carried out again, though it is in the plan
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed = [], None
    for _ in range(max_replans + 1):
        plan = llm_plan(task, list(done), failed)
        finished = [step for step, _ in done]
        failed = None
        for step in plan:
            if step in finished:
                continue
            try:
                result = execute_step(step, list(done))
            except Exception as error:
                failed = (step, str(error))
                break
            done.append((step, result))
        if failed is None:
            return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
    return {"complete": False, "answer": None, "done": done, "failed": failed}
