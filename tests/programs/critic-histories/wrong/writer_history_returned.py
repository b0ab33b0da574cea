# fault: the third value is the writer's history, not the critic's
def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{"role": flip.get(m["role"], m["role"]), "content": m["content"]} for m in messages]

def draft_and_critique(writer, critic, task):
    history = [{"role": "user", "content": task}]
    draft = writer(list(history))["text"]
    history.append({"role": "assistant", "content": draft})
    note = critic([{"role": "system", "content": "Editor."}] + swap_roles(history[1:]))["text"]
    return draft, note, history
