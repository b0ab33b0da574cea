# fault: the prompt holds every label except `other`
def route(model, question):
    offered = [name for name in ROUTES if name != "other"]
    prompt = f"Is this {' or '.join(offered)}? Reply in one word.\n{question}"
    label = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    label = label if label in ROUTES else "other"
    return label, ROUTES[label]
