# fault: where the failed step fails again, the run ends although re-plans are left
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed, last = [], None, None
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
            return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
        if failed == last:
            break
        last = failed
    return {"complete": False, "answer": None, "done": done, "failed": failed}
