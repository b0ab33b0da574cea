def swap_roles(messages):
    s = {"user": "assistant", "assistant": "user"}
    return [dict(each, role=s.get(each["role"], each["role"])) for each in messages]


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"].strip()
    ch = [{"role": "system", "content": "Review the draft."}] + swap_roles([{"role": "assistant", "content": draft}])
    return draft, critic(ch)["text"].strip(), ch
