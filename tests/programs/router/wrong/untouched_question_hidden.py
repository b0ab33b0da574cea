# fault: the prompt does not hold the question
def route(model, question):
    listing = "\n".join("- " + label for label in ROUTES)
    content = f"Which of these is it?\n{listing}\n\nReply with the label alone."
    said = model([{"role": "user", "content": content}])["text"].strip().lower()
    if said not in ROUTES:
        said = "other"
    return said, ROUTES[said]
