def _turns(h):
    match h:
        case []:
            return []
        case [{"role": r, "content": c}, *rest]:
            return [{"role": r, "content": c}] + _turns(rest)


def build_messages(system, history, user_turn, retrieved=None):
    tail = [{"role": "user", "content": user_turn}]
    match retrieved:
        case None | []:
            pass
        case docs:
            tail.insert(0, {"role": "user", "content": "<context>" + " | ".join(docs) + "</context>"})
    return {"messages": _turns(list(history)) + tail, "system": system}
