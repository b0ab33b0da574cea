# fault: the context message comes after the user's turn
from itertools import chain


def build_messages(system, history, user_turn, retrieved=None):
    turns = ({"role": t["role"], "content": t["content"]} for t in history)
    question = [{"role": "user", "content": user_turn}]
    context = [{"role": "user", "content": f"<context>{chr(10).join(retrieved)}</context>"}] if retrieved else []
    return {"system": system, "messages": list(chain(turns, question, context))}
