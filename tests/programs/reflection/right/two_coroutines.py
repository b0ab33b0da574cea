def writing(writer, task):
    messages = [{"role": "user", "content": task}]
    while True:
        draft = writer(list(messages))["text"]
        fix = yield draft
        messages = [{"role": "user", "content": f"{task}\n\n<draft>{draft}</draft>\n<fix>{fix}</fix>"}]


def judging(critic, task):
    draft = yield
    while True:
        draft = yield critic([{"role": "user", "content": "\n".join(["ACCEPT or fix?", task, draft])}])["text"]


def reflect(writer, critic, task, max_rounds=3, *, verbose=False):
    w, c = writing(writer, task), judging(critic, task)
    next(c)
    draft = next(w)
    for n in range(1, max_rounds + 1):
        verdict = c.send(draft)
        if verbose:
            print(n, verdict)
        if verdict.lstrip()[:6].upper() == "ACCEPT":
            return draft, n, "accepted"
        draft = w.send(verdict)
    return draft, max_rounds, "round limit reached"
