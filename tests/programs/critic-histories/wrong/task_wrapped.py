# fault: the writer's message is not the task but a sentence around it
def swap_roles(dialog):
    other = {"assistant": "user", "user": "assistant"}
    return [{"role": other.get(t["role"], t["role"]), "content": t["content"]} for t in dialog]


def draft_and_critique(drafter, editor, assignment):
    ask = f"You are a writer. Write a first draft for this task: {assignment}"
    version = drafter([{"role": "user", "content": ask}])["text"]
    log = [{"role": "system", "content": "You are a critic."}, {"role": "user", "content": version}]
    return version, editor(log)["text"], log
