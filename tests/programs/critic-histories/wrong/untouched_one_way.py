# fault: user stays user
OPPOSITE = {"assistant": "user"}


def swap_roles(messages):
    swapped = []
    for message in messages:
        copy = dict(message)
        copy["role"] = OPPOSITE.get(copy["role"], copy["role"])
        swapped.append(copy)
    return swapped


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    for_critic = [{"role": "system", "content": "You look for what is wrong in a text."}]
    for_critic.append({"role": "user", "content": draft})
    note = critic(for_critic)["text"]
    return draft, note, for_critic
