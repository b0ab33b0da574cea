# fault: the critic has no system message
OPPOSITE = {"assistant": "user", "user": "assistant"}


def swap_roles(messages):
    swapped = []
    for message in messages:
        copy = dict(message)
        copy["role"] = OPPOSITE.get(copy["role"], copy["role"])
        swapped.append(copy)
    return swapped


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    for_critic = []
    for_critic.append({"role": "user", "content": draft})
    note = critic(for_critic)["text"]
    return draft, note, for_critic
