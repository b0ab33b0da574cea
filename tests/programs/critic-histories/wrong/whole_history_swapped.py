# fault: the task is swapped too and stands in the critic's list as an assistant message
def swap_roles(talk):
    swapped = {"assistant": "user", "user": "assistant"}
    return [{"role": swapped.get(x["role"], x["role"]), "content": x["content"]} for x in talk]


def draft_and_critique(scribe, reviewer, question):
    gen = [{"role": "user", "content": question}]
    attempt = scribe(gen)["text"]
    gen = gen + [{"role": "assistant", "content": attempt}]
    critic_history = [{"role": "system", "content": "You are an editor."}, *swap_roles(gen)]
    comment = reviewer(critic_history)["text"]
    return attempt, comment, critic_history
