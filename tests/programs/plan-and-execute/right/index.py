# The plan stays whole: what is finished, then what is to come.
def plan_and_execute(planner, executor, synthesiser, task, max_replans=2):
    plan, results, left = planner(task, (), None), [], max_replans
    position = 0
    while position < len(plan):
        try:
            results.append(executor(plan[position], list(zip(plan, results))))
            position += 1
        except Exception as e:
            trouble = [plan[position], repr(e)]
            if not left:
                return dict(
                    complete=False, answer=None, done=list(zip(plan, results)), failed=trouble, replans=max_replans
                )
            left -= 1
            finished = list(zip(plan, results))
            plan = [*plan[:position], *planner(task, finished, trouble)]
    finished = list(zip(plan, results))
    return dict(
        complete=True, answer=synthesiser(task, finished), done=finished, failed=None, replans=max_replans - left
    )
