# fault: the planner that is asked again is told of the steps of the last plan only
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed, lately = [], None, []
    for _ in range(max_replans + 1):
        plan = llm_plan(task, lately, failed)
        failed, lately = None, []
        for step in plan:
            try:
                lately.append((step, execute_step(step, list(done))))
            except Exception as error:
                failed = (step, str(error))
                break
            done.append(lately[-1])
        if failed is None:
            return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
    return {"complete": False, "answer": None, "done": done, "failed": failed}
