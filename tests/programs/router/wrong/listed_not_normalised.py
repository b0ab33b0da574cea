# fault: the reply is neither stripped nor lower-cased before it is compared
def route(model, question):
    prompt = f"Choose from {', '.join(ROUTES)}.\n{question}"
    label = model([{"role": "user", "content": prompt}])["text"]
    match label in ROUTES:
        case True:
            return label, ROUTES[label]
        case False:
            return "other", ROUTES["other"]
