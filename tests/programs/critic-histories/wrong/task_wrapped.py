# fault: the writer's message is not the task but a sentence around it
def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{"role": flip.get(m["role"], m["role"]), "content": m["content"]} for m in messages]

def draft_and_critique(writer, critic, task):
    ask = f"You are a writer. Write a first draft for this task: {task}"
    draft = writer([{"role": "user", "content": ask}])["text"]
    history = [{"role": "system", "content": "You are a critic."}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
