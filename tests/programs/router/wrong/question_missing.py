# fault: the prompt holds the labels but not the question
def route(ask_model, query):
    wording = ("Classify the request into exactly one of: {}. Reply with the label only.").format(", ".join(ROUTES))
    guess = ask_model([{"role": "user", "content": wording}])["text"].strip().lower()
    if guess in ROUTES:
        return guess, ROUTES[guess]
    return "other", ROUTES["other"]
