from __future__ import annotations


def run(execute_step, steps, done):
    """The finished steps, and the one that failed."""
    if not steps:
        return done, None
    first, *others = steps
    try:
        outcome = execute_step(first, done)
    except Exception as error:
        return done, (first, f"{type(error).__name__}: {error}")
    return run(execute_step, others, [*done, (first, outcome)])


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans: int = 2, done=(), failed=None) -> dict:
    done, trouble = run(execute_step, llm_plan(task, list(done), failed), list(done))
    if trouble is None:
        return {"complete": True, "answer": llm_synthesize(task, done), "done": done, "failed": None}
    if max_replans == 0:
        return {"complete": False, "answer": None, "done": done, "failed": trouble}
    return plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans - 1, done, trouble)
