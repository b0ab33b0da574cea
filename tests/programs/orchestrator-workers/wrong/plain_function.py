# fault: it is a plain function, so nobody can await it
def orchestrate(planner, workers, synthesiser, goal):
    def ask(who, *lines):
        return who([{"role": "user", "content": "\n".join(lines)}])["text"]

    tasks = [part.strip() for part in ask(planner, goal).split(";") if part.strip()]
    report = [f"{task} -> {ask(worker, task)}" for worker, task in zip(workers, tasks)]
    return ask(synthesiser, goal, *report)
