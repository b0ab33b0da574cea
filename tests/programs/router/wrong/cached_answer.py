# fault: an answer is kept for the question, so the model is not asked again
SEEN = {}


def route(model, question):
    if question not in SEEN:
        SEEN[question] = model([{"role": "user", "content": ", ".join(ROUTES) + question}])["text"].strip().lower()
    r = SEEN[question]
    label = r if r in ROUTES else "other"
    return label, ROUTES[label]
