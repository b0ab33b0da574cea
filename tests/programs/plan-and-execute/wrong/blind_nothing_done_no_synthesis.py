# fault: where the plan is empty at once, the synthesis is not asked
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed = [], None
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
            answer = llm_synthesize(task, list(done)) if done else ""
            return {"complete": True, "answer": answer, "done": done, "failed": None}
    return {"complete": False, "answer": None, "done": done, "failed": failed}
