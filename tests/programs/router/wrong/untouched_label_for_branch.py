# fault: the label comes back in the place of the branch
def route(model, question):
    listing = "\n".join("- " + label for label in ROUTES)
    content = f"Which of these is it?\n{listing}\n\n{question}\n\nReply with the label alone."
    said = model([{"role": "user", "content": content}])["text"].strip().lower()
    if said not in ROUTES:
        said = "other"
    return said, said
