from collections import namedtuple

R = namedtuple("R", "draft round reason")


def reflect(writer, critic, task, max_rounds=3):
    say = lambda m, *p: m([{"role": "user", "content": "\n---\n".join(p)}])["text"]
    draft = say(writer, task)
    k = 0
    while k < max_rounds:
        k += 1
        note = say(critic, "Say ACCEPT or what to fix", task, draft)
        if note.lstrip(" ").casefold().startswith("accept"):
            return R(draft, k, "accepted")
        draft = say(writer, draft, note.strip())
    return R(draft, max_rounds, "round limit reached")
