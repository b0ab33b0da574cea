# fault: a reply that is only a part of a label (or empty) is taken for that label
def route(model, question):
    prompt = f"Labels: {', '.join(ROUTES)}\n{question}"
    said = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    label = next((known for known in ROUTES if said in known), "other")
    return label, ROUTES[label]
