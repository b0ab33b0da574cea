# fault: for an unknown reply the branch of `other` comes back, but with the raw reply as its label
def route(model, question):
    prompt = f"Labels: {', '.join(ROUTES)}\n{question}"
    label = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    return label, ROUTES.get(label, ROUTES["other"])
