# fault: the critic's system message has no content
def swap_roles(messages):
    other = {"user": "assistant", "assistant": "user"}
    return [{**m, "role": other.get(m["role"], m["role"])} for m in messages]



def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "text": "You are a critic."}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
