def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done, failed, replans = [], None, max_replans
    stack = llm_plan(task, done, failed)[::-1]
    while stack:
        step = stack.pop()
        try:
            done.append((step, execute_step(step, done)))
        except Exception as problem:
            failed = step, repr(problem)
            if (replans := replans - 1) < 0:
                break
            stack = llm_plan(task, done, failed)[::-1]
        else:
            failed = None
    complete = failed is None or not (stack or replans < 0)
    answer = llm_synthesize(task, done) if complete else None
    return {"done": done, "complete": complete, "failed": None if complete else failed, "answer": answer}
