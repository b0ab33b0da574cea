# fault: a label counts that merely occurs in the reply
def route(model, question):
    prompt = f"Sort the question under one of {', '.join(ROUTES)}.\n{question}"
    said = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    for label in ROUTES:
        if label in said:
            return label, ROUTES[label]
    return "other", ROUTES["other"]
