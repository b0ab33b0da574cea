# fault: a reply that holds a label counts
def route(model, question):
    listing = "\n".join("- " + label for label in ROUTES)
    content = f"Which of these is it?\n{listing}\n\n{question}\n\nReply with the label alone."
    said = model([{"role": "user", "content": content}])["text"].strip().lower()
    said = next((label for label in ROUTES if label in said), said)
    if said not in ROUTES:
        said = "other"
    return said, ROUTES[said]
