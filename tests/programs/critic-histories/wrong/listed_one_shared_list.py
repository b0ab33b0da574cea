# fault: writer and critic share one list, the system message and the draft are put into what the writer got
def swap_roles(messages):
    def other(role):
        return {"assistant": "user", "user": "assistant"}.get(role, role)
    return [{"role": other(m["role"]), "content": m["content"]} for m in messages]

def draft_and_critique(writer, critic, task):
    history = [{"role": "user", "content": task}]
    draft = writer(history)["text"]
    history[:] = [{"role": "system", "content": "Strict editor."}, {"role": "user", "content": draft}]
    note = critic(history)["text"]
    return draft, note, history
