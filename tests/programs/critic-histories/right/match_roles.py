def swapped(role):
    match role:
        case "assistant":
            return "user"
        case "user":
            return "assistant"
        case other:
            return other


def swap_roles(thread):
    return [{**msg, "role": swapped(msg["role"])} for msg in thread]


def draft_and_critique(author, reviewer, question):
    current = author([{"role": "user", "content": question}])["text"]
    critic_history = [
        {"role": "system", "content": "Review what the user sends. Name the biggest flaw."},
        *swap_roles([{"role": "assistant", "content": current}]),
    ]
    feedback = reviewer(critic_history)["text"]
    return current, feedback, critic_history
