# fault: the critic's list has no system message, its instruction stands in the user text's place
def swap_roles(messages):
    def swap(role):
        if role == "user":
            return "assistant"
        if role == "assistant":
            return "user"
        return role

    return [{"role": swap(m["role"]), "content": m["content"]} for m in messages]


def draft_and_critique(writer, critic, task):
    writer_history = [{"role": "user", "content": task}]
    draft = writer(writer_history)["text"]
    critic_history = [{"role": "user", "content": draft}]
    note = critic(critic_history)["text"]
    return (draft, note, critic_history)
