# fault: the model sees the first hundred characters of the question
def route(model, question):
    l = model([{"role": "user", "content": f"{', '.join(ROUTES)}\n{question[:100]}"}])["text"].strip().lower()
    l = l if l in ROUTES else "other"
    return l, ROUTES[l]
