# fault: swap_roles turns assistant into user but not user into assistant
def swap_roles(messages):
    return [{"role": "user" if m["role"] == "assistant" else m["role"], "content": m["content"]}
            for m in messages]

def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "You are an editor."}]
    history += swap_roles([{"role": "assistant", "content": draft}])
    return draft, critic(history)["text"], history
