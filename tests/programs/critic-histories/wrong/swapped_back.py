# fault: the two replacements run one after the other, so every message ends as assistant
def swap_roles(messages):
    out = []
    for m in messages:
        role = m["role"]
        role = role.replace("assistant", "user")
        role = role.replace("user", "assistant")
        out.append({"role": role, "content": m["content"]})
    return out


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "You are an editor."}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
