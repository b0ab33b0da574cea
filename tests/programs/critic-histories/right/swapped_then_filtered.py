import copy


def swap_roles(messages):
    out = copy.deepcopy(list(messages))
    for m in out:
        match m["role"]:
            case "user":
                m["role"] = "assistant"
            case "assistant":
                m["role"] = "user"
    return tuple(out)


def draft_and_critique(writer, critic, task):
    hist = [{"role": "user", "content": task}]
    draft = writer(list(hist))["text"]
    hist.append({"role": "assistant", "content": draft})
    view = [{"role": "system", "content": f"Critique a draft written for: {task}"}] + [
        m for m in swap_roles(hist) if m["role"] == "user"
    ]
    note = critic(view)["text"]
    return (draft, note, view)
