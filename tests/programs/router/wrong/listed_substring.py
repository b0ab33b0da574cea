# fault: the reply need not be a label as a whole, a label somewhere inside it is enough
def route(model, question):
    prompt = "Which one: " + ", ".join(ROUTES) + "?\n" + question
    said = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    hits = [label for label in ROUTES if label in said]
    label = hits[0] if hits else "other"
    return label, ROUTES[label]
