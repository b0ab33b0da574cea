# fault: the critic sees the first three hundred characters of the draft
def swap_roles(messages):
    f = {"user": "assistant", "assistant": "user"}
    return [{**m, "role": f.get(m["role"], m["role"])} for m in messages]


def draft_and_critique(writer, critic, task):
    d = writer([{"role": "user", "content": task}])["text"]
    h = [{"role": "system", "content": "Judge."}, {"role": "user", "content": d[:300]}]
    return d, critic(h)["text"], h
