# fault: returns (branch, label) where the contract has (label, branch)
def route(model, question):
    prompt = f"Labels: {', '.join(ROUTES)}\n{question}"
    label = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    if label not in ROUTES:
        label = "other"
    return ROUTES[label], label
