# fault: the critic gets the task as user content, the draft is nowhere in its list
def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{"role": flip.get(m["role"], m["role"]), "content": m["content"]} for m in messages]

def draft_and_critique(writer, critic, task):
    start = [{"role": "user", "content": task}]
    draft = writer(start)["text"]
    critic_history = [{"role": "system", "content": "Criticise the draft."}] + start
    note = critic(critic_history)["text"]
    return draft, note, critic_history
