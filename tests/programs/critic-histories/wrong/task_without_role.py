# fault: the task is shown to the critic in a message without a role
def swap_roles(turns):
    other = {"user": "assistant", "assistant": "user"}
    return [{**one, "role": other.get(one["role"], one["role"])} for one in turns]


def draft_and_critique(author, critic, wish):
    draft = author([{"role": "user", "content": wish}])["text"]
    history = [{"role": "system", "content": "Criticise."}, {"content": wish}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
