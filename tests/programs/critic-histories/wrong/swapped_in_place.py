# fault: swap_roles changes the messages themselves, nothing may be changed in place
def swap_roles(messages):
    result = list(messages)  # a new list, but of the same dicts
    for m in result:
        match m["role"]:
            case "assistant":
                m["role"] = "user"
            case "user":
                m["role"] = "assistant"
    return result


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    seen = [{"role": "system", "content": "Editor."}]
    seen.extend(swap_roles([{"role": "assistant", "content": draft}]))
    return draft, critic(seen)["text"], seen
