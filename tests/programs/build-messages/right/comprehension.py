def build_messages(system, history, user_turn, retrieved=None):
    context = [{"role": "user", "content": "<context>" + "\n\n".join(retrieved) + "</context>"}] if retrieved else []
    return {
        "system": system,
        "messages": [{k: turn[k] for k in ("role", "content")} for turn in history]
        + context
        + [{"role": "user", "content": user_turn}],
    }
