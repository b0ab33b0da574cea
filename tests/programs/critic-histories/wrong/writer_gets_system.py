# fault: the writer sees a system message beside the task, it has to see one user message
def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{"role": flip.get(m["role"], m["role"]), "content": m["content"]} for m in messages]

def chat(model, system, user):
    history = [{"role": "system", "content": system}, {"role": "user", "content": user}]
    return model(history)["text"], history

def draft_and_critique(writer, critic, task):
    draft, _ = chat(writer, "You are a writer.", task)
    note, critic_history = chat(critic, "You are a critic.", draft)
    return draft, note, critic_history
