# fault: swap_roles does not leave other roles, a system message becomes assistant
def swap_roles(messages):
    return [{"role": "user" if m["role"] == "assistant" else "assistant", "content": m["content"]}
            for m in messages]

def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "You are an editor."}, *swap_roles([{"role": "assistant", "content": draft}])]
    return draft, critic(history)["text"], history
