# fault: each document is cut to 400 characters
def build_messages(sys_text, turns, asking, retrieved=None):
    msgs = [{"role": hit["role"], "content": hit["content"]} for hit in turns]
    if retrieved:
        documents = "\n---\n".join(doc[:400] for doc in retrieved)
        msgs.append({"role": "user", "content": f"<context>\n{documents}\n</context>"})
    msgs.append({"role": "user", "content": asking})
    return {"system": sys_text, "messages": msgs}
