# fault: no more than ten documents reach the model
def build_messages(system, history, user_turn, retrieved=()):
    context = "\n".join(["<context>", *(retrieved or ())[:10], "</context>"])
    extra = [{"role": "user", "content": context}] if retrieved else []
    turns = [dict(role=t["role"], content=t["content"]) for t in history]
    return dict(system=system, messages=turns + extra + [dict(role="user", content=user_turn)])
