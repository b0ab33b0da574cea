# fault: a step failed if its error has a text, so an error without one counts as a success
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed = [], None
    for _ in range(max_replans + 1):
        plan, failed = llm_plan(task, done, failed), None
        for step in plan:
            result, problem = None, ""
            try:
                result = execute_step(step, done)
            except Exception as error:
                problem = str(error)
            if problem:
                failed = (step, problem)
                break
            done.append((step, result))
        if not failed:
            return {"complete": True, "answer": llm_synthesize(task, done), "done": done, "failed": None}
    return {"complete": False, "answer": None, "done": done, "failed": failed}
