import itertools
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    finished, budget = [], iter(range(max_replans))
    todo = iter(tuple(llm_plan(task, [], None)))
    for step in iter(lambda: next(todo, todo), object()):
        if step is todo:
            break
        try:
            finished += [(step, execute_step(step, finished[:]))]
        except Exception as e:
            failed = step, str(e) or type(e).__name__
            if next(budget, None) is None:
                return {"complete": False, "answer": None, "done": finished, "failed": failed}
            todo = iter(tuple(llm_plan(task, finished[:], failed)))
    return {"complete": True, "answer": llm_synthesize(task, finished[:]), "done": finished, "failed": None}
