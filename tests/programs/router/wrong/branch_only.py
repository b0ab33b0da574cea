# fault: returns the branch alone, not the pair of label and branch
def route(model, question):
    prompt = f"Labels: {', '.join(ROUTES)}\n{question}"
    label = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    return ROUTES.get(label) or ROUTES["other"]
