from collections.abc import Iterator


def _events(ask, execute, max_replans) -> Iterator[tuple]:
    """Yields ("done", step, result) and, at the end, ("failed", step, text) or ("finished",)."""
    finished = []
    plan = ask(list(finished), None)
    for left in range(max_replans, -1, -1):
        broken = None
        for step in tuple(plan):
            try:
                result = execute(step, list(finished))
            except Exception as error:
                broken = (step, f"{type(error).__name__}: {error}")
                break
            finished.append((step, result))
            yield "done", step, result
        if broken is None:
            yield ("finished",)
            return
        if not left:
            yield "failed", *broken
            return
        plan = ask(list(finished), broken)


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done = []
    for event in _events(lambda *seen: llm_plan(task, *seen), execute_step, max_replans):
        match event:
            case ("done", step, result):
                done.append((step, result))
            case ("failed", step, text):
                return {"complete": False, "answer": None, "done": done, "failed": (step, text)}
    return dict(answer=llm_synthesize(task, done), done=done, failed=None, complete=True)
