# fault: assistant becomes user, user stays user
def swap_roles(messages):
    return [{**m, "role": "user" if m["role"] == "assistant" else m["role"]} for m in messages]


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    critic_history = [
        {"role": "system", "content": "You are a strict reviewer of: " + task},
        {"role": "user", "content": draft},
    ]
    note = critic(critic_history)["text"]
    return draft, note, critic_history
