# fault: the critique is appended to the writer's history
FLIP = {"assistant": "user", "user": "assistant"}

def swap_roles(messages):
    return list(map(lambda m: {**m, "role": FLIP.get(m["role"], m["role"])}, messages))

def draft_and_critique(writer, critic, task):
    writer_history = [{"role": "user", "content": task}]
    draft = writer(writer_history)["text"]
    writer_history.append({"role": "assistant", "content": draft})
    critic_history = [{"role": "system", "content": "Strict editor."}] + swap_roles(writer_history[1:])
    note = critic(critic_history)["text"]
    writer_history.append({"role": "user", "content": note})
    return draft, note, critic_history
