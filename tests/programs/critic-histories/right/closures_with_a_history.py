def agent(model, *start):
    history = list(start)

    def say(*content):
        history.extend({"role": "user", "content": c} for c in content)
        return model(history)["text"]

    say.history = history
    return say


def swap_roles(turns):
    roles = ["user", "assistant"]
    out = []
    for one in turns:
        one = one.copy()
        if one["role"] in roles:
            one["role"] = roles[1 - roles.index(one["role"])]
        out.append(one)
    return tuple(out)


def draft_and_critique(author, critic, wish):
    write, judge = agent(author), agent(critic, {"role": "system", "content": "Judge."})
    draft = write(wish)
    note = judge("The wish: " + wish, draft)
    return [draft, note, judge.history]
