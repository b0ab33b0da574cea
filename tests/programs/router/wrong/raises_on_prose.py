# fault: a text reply that is no label raises
def route(model, question):
    prompt = f"Labels: {', '.join(ROUTES)}\n{question}"
    label = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    if label not in ROUTES:
        raise ValueError(f"unknown label {label!r}")
    return label, ROUTES[label]
