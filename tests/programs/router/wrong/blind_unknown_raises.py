# fault: a reply that is no label raises instead of going to other
def route(model, question):
    options = "\n".join(f"- {label}" for label in ROUTES)
    content = "Pick the label that fits, reply with nothing else.\n" + options + "\nQuestion: " + question
    label = model([{"role": "user", "content": content}])["text"].strip().lower()
    if label not in ROUTES:
        raise ValueError(f"the model chose {label!r}, which is no route")
    return label, ROUTES[label]
