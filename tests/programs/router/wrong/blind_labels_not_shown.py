# fault: the prompt asks for a category without saying which there are
def route(model, question):
    messages = [
        {"role": "system", "content": "You sort questions. Reply with the category alone."},
        {"role": "user", "content": question},
    ]
    category = model(messages)["text"].strip().lower()
    if category in ROUTES:
        return (category, ROUTES[category])
    return ("other", ROUTES["other"])
