# fault: the critic's system message has no content
def swap_roles(dialog):
    other = {"user": "assistant", "assistant": "user"}
    return [{**t, "role": other.get(t["role"], t["role"])} for t in dialog]


def draft_and_critique(author, checker, todo):
    attempt = author([{"role": "user", "content": todo}])["text"]
    past = [{"role": "system", "text": "You are a critic."}, {"role": "user", "content": attempt}]
    return attempt, checker(past)["text"], past
