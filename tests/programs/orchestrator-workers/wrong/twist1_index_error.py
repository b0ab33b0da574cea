# twist: 1
# fault: more subtasks than workers raises IndexError
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    notes, i = [goal], 0
    for subtask in plan.split(";"):
        if subtask := subtask.strip():
            notes.append(f"{subtask}: {workers[i]([{'role': 'user', 'content': subtask}])['text']}")
            i += 1
    return synthesiser([{"role": "user", "content": "\n".join(notes)}])["text"]
