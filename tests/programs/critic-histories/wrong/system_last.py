# fault: the system message comes after the draft, it has to be first
def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{"role": flip.get(m["role"], m["role"]), "content": m["content"]} for m in messages]

def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    critic_history = swap_roles([{"role": "assistant", "content": draft}])
    critic_history.append({"role": "system", "content": "Criticise the text above."})
    return draft, critic(critic_history)["text"], critic_history
