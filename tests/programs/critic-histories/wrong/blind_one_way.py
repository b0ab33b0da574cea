# fault: assistant becomes user, user stays user
def swap_roles(talk):
    return [{**one, "role": "user" if one["role"] == "assistant" else one["role"]} for one in talk]


def draft_and_critique(writer, critic, task):
    version = writer([{"role": "user", "content": task}])["text"]
    critic_history = [
        {"role": "system", "content": "You are a strict reviewer of: " + task},
        {"role": "user", "content": version},
    ]
    note = critic(critic_history)["text"]
    return version, note, critic_history
