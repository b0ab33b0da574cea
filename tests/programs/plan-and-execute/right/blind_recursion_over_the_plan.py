class Result(dict):
    pass


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    def go(plan, done, replans):
        if not plan:
            return Result(complete=True, answer=llm_synthesize(task, done), done=done, failed=None)
        first, *rest = plan
        try:
            result = execute_step(first, done)
        except Exception as error:
            failed = (first, str(error))
        else:
            return go(rest, [*done, (first, result)], replans)
        if replans == 0:
            return Result(complete=False, answer=None, done=done, failed=failed)
        return go(llm_plan(task, done, failed), done, replans - 1)

    return go(llm_plan(task, [], None), [], max_replans)
