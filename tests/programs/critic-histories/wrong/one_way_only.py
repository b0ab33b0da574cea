# fault: swap_roles turns assistant into user but not user into assistant
def swap_roles(turns):
    return [{"role": "user" if x["role"] == "assistant" else x["role"], "content": x["content"]} for x in turns]


def draft_and_critique(author, reviewer, goal):
    attempt = author([{"role": "user", "content": goal}])["text"]
    past = [{"role": "system", "content": "You are an editor."}]
    past += swap_roles([{"role": "assistant", "content": attempt}])
    return attempt, reviewer(past)["text"], past
