# fault: the planner is told the last five finished steps alone
def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done = []
    replans = 0
    steps = list(llm_plan(task, [], None))
    while steps:
        step = steps.pop(0)
        try:
            result = execute_step(step, list(done))
        except Exception as error:
            failed = (step, str(error))
            if replans >= max_replans:
                return {"complete": False, "answer": None, "done": done, "failed": failed}
            replans += 1
            steps = list(llm_plan(task, done[-5:], failed))
            continue
        done.append((step, result))
    return {"complete": True, "answer": llm_synthesize(task, list(done)), "done": done, "failed": None}
