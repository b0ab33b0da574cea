# fault: a reply that is no label leads to a second model call, the contract has one
def route(model, question):
    messages = [{"role": "user", "content": f"Labels: {', '.join(ROUTES)}\n{question}"}]
    for attempt in range(2):
        label = model(messages)["text"].strip().lower()
        if label in ROUTES:
            break
        messages.append({"role": "user", "content": "Only the label, please."})
    else:
        label = "other"
    return label, ROUTES[label]
