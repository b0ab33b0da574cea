# fault: the reply is lower-cased but not stripped
def route(model, question):
    labels = ", ".join(ROUTES)
    reply = model([{"role": "user", "content": f"One of {labels}: {question}"}])
    label = reply["text"].lower()
    return (label, ROUTES[label]) if label in ROUTES else ("other", ROUTES["other"])
