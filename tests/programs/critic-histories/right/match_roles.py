def swapped(role):
    match role:
        case "assistant":
            return "user"
        case "user":
            return "assistant"
        case other:
            return other


def swap_roles(messages):
    return [{**m, "role": swapped(m["role"])} for m in messages]


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    critic_history = [
        {"role": "system", "content": "Review what the user sends. Name the biggest flaw."},
        *swap_roles([{"role": "assistant", "content": draft}]),
    ]
    note = critic(critic_history)["text"]
    return draft, note, critic_history
