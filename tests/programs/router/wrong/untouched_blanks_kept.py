# fault: white space around the reply is not taken off
def route(model, question):
    listing = "\n".join("- " + label for label in ROUTES)
    content = f"Which of these is it?\n{listing}\n\n{question}\n\nReply with the label alone."
    said = model([{"role": "user", "content": content}])["text"].lower()
    if said not in ROUTES:
        said = "other"
    return said, ROUTES[said]
