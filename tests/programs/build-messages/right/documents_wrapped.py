from textwrap import fill


def build_messages(system, history, user_turn, retrieved=None):
    talk = []
    for said in history:
        talk.append({key: said[key] for key in ("role", "content")})
    if retrieved:
        pages = [
            f"Document {place}:\n{fill(page, 72, initial_indent='    ', subsequent_indent='    ')}"
            for place, page in enumerate(retrieved, start=1)
        ]
        talk.append({"role": "user", "content": "\n".join(["<context>", *pages, "</context>"])})
    return {"system": system, "messages": [*talk, {"role": "user", "content": user_turn}]}
