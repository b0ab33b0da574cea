# fault: the critic's list has no system message first, the instruction is missing
def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{**m, "role": flip.get(m["role"], m["role"])} for m in messages]

def draft_and_critique(writer, critic, task):
    gen = [{"role": "user", "content": task}]
    draft = writer(gen)["text"]
    critic_history = swap_roles([{"role": "assistant", "content": draft}])
    return draft, critic(critic_history)["text"], critic_history
