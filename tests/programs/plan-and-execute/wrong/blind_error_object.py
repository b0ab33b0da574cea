# fault: the planner is given the exception itself and not a text
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed = [], None
    for _ in range(max_replans + 1):
        plan = llm_plan(task, list(done), failed)
        failed = None
        for step in plan:
            try:
                done.append((step, execute_step(step, list(done))))
            except Exception as error:
                failed = (step, error)
                break
        if failed is None:
            return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
    return {"complete": False, "answer": None, "done": done, "failed": (failed[0], str(failed[1]))}
