class Turn(dict):
    def __init__(self, role, content):
        super().__init__(role=role, content=content)


def build_messages(system, history, user_turn, retrieved=None):
    request = {"system": system, "messages": [], "max_tokens": 1000}
    add = lambda *turn: request["messages"].append(Turn(*turn))
    for turn in history:
        add(turn["role"], turn["content"])
    match list(retrieved or []):
        case []:
            pass
        case documents:
            inner = "\n".join(f"[{n}] {document}" for n, document in enumerate(documents, 1))
            add("user", [{"type": "text", "text": f"<context>{inner}</context>"}])
    add("user", user_turn)
    return request
