# fault: every document gets a message of its own, there has to be one for all
def build_messages(system, history, user_turn, retrieved=None):
    def gen():
        for t in history:
            yield t["role"], t["content"]
        for doc in retrieved or []:
            yield "user", f"<context>\n{doc}\n</context>"
        yield "user", user_turn

    return {"system": system, "messages": [{"role": r, "content": c} for r, c in gen()]}
