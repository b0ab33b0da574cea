# fault: a comma splits a subtask too, they are separated by a semicolon only
import re


async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in re.split(r"[;,\n]", plan) if s.strip()]
    lines = []
    for worker, subtask in zip(workers, subtasks):
        lines.append(subtask + ": " + worker([{"role": "user", "content": subtask}])["text"])
    return synthesiser([{"role": "user", "content": goal + "\n" + "\n".join(lines)}])["text"]
