# everything a tuple: then nobody can append to a list of mine by mistake
PAIRS = (("user", "assistant"), ("assistant", "user"))


def flip(messages):
    table = dict(PAIRS)
    for m in messages:
        copy = m.copy()
        copy.update(role=table.get(m["role"], m["role"]))
        yield copy


def swap_roles(messages):
    return tuple(flip(messages))


def draft_and_critique(writer, critic, task):
    draft = writer(({"role": "user", "content": task},))["text"]
    system = {"role": "system", "content": f"You are an editor. The writer was asked: {task}"}
    history = (system, {"role": "user", "content": draft})
    return draft, critic(history)["text"], history
