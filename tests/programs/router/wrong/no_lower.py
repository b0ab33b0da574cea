# fault: the reply is stripped but not lower-cased
def route(model, question):
    labels = ", ".join(ROUTES)
    reply = model([{"role": "user", "content": f"One of {labels}: {question}"}])
    label = reply["text"].strip()
    if label not in ROUTES:
        label = "other"
    return label, ROUTES[label]
