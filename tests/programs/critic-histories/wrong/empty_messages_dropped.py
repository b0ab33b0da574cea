# fault: a message without content is dropped in the swap
def swap_roles(messages):
    turned = {"user": "assistant", "assistant": "user"}
    return [{**one, "role": turned.get(one["role"], one["role"])} for one in messages if one["content"]]


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "Say what is weak in it."}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
