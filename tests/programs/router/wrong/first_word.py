# fault: only the first word of the reply has to be a label, not the whole of it
def route(model, question):
    listing = "\n".join(ROUTES)
    raw = model([{"role": "user", "content": f"{listing}\n\n{question}"}])["text"]
    words = raw.lower().split()
    label = words[0] if words and words[0] in ROUTES else "other"
    return label, ROUTES[label]
