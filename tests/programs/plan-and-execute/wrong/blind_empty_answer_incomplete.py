# fault: an empty answer of the synthesis makes the run an incomplete one
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed, answer = [], None, None
    for _ in range(max_replans + 1):
        plan = llm_plan(task, list(done), failed)
        failed = None
        for step in plan:
            try:
                done.append((step, execute_step(step, list(done))))
            except Exception as error:
                failed = (step, str(error))
                break
        if failed is None:
            answer = llm_synthesize(task, list(done))
            break
    return {"complete": bool(answer), "answer": answer, "done": done, "failed": failed}
