# fault: the critique is appended to the writer's history
FLIP = {"assistant": "user", "user": "assistant"}


def swap_roles(log):
    return list(map(lambda t: {**t, "role": FLIP.get(t["role"], t["role"])}, log))


def draft_and_critique(scribe, checker, job):
    writer_history = [{"role": "user", "content": job}]
    current = scribe(writer_history)["text"]
    writer_history.append({"role": "assistant", "content": current})
    critic_history = [{"role": "system", "content": "Strict editor."}] + swap_roles(writer_history[1:])
    remark = checker(critic_history)["text"]
    writer_history.append({"role": "user", "content": remark})
    return current, remark, critic_history
