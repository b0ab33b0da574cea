# fault: the critic's list has no system message, its instruction stands in the user text's place
def swap_roles(talk):
    def swap(role):
        if role == "user":
            return "assistant"
        if role == "assistant":
            return "user"
        return role

    return [{"role": swap(one["role"]), "content": one["content"]} for one in talk]


def draft_and_critique(writer, critic, task):
    writer_history = [{"role": "user", "content": task}]
    version = writer(writer_history)["text"]
    critic_history = [{"role": "user", "content": version}]
    note = critic(critic_history)["text"]
    return (version, note, critic_history)
