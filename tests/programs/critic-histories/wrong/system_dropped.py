# fault: swap_roles drops the messages with other roles, they have to be left
def swap_roles(messages):
    def flipped():
        for m in messages:
            if m["role"] == "user":
                yield {"role": "assistant", "content": m["content"]}
            elif m["role"] == "assistant":
                yield {"role": "user", "content": m["content"]}

    return list(flipped())


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "Be harsh."}] + swap_roles([{"role": "assistant", "content": draft}])
    return draft, critic(history)["text"], history
