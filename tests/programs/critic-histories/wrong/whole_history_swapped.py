# fault: the task is swapped too and stands in the critic's list as an assistant message
def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{"role": flip.get(m["role"], m["role"]), "content": m["content"]} for m in messages]

def draft_and_critique(writer, critic, task):
    gen = [{"role": "user", "content": task}]
    draft = writer(gen)["text"]
    gen = gen + [{"role": "assistant", "content": draft}]
    critic_history = [{"role": "system", "content": "You are an editor."}, *swap_roles(gen)]
    note = critic(critic_history)["text"]
    return draft, note, critic_history
