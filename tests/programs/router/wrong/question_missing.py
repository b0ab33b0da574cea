# fault: the prompt holds the labels but not the question
def route(model, question):
    prompt = ("Classify the request into exactly one of: {}. "
              "Reply with the label only.").format(", ".join(ROUTES))
    label = model([{"role": "user", "content": prompt}])["text"].strip().lower()
    if label in ROUTES:
        return label, ROUTES[label]
    return "other", ROUTES["other"]
