# fault: white space inside the reply is taken out, so that words become a label
def route(model, question):
    l = "".join(model([{"role": "user", "content": f"{', '.join(ROUTES)}\n{question}"}])["text"].lower().split())
    l = l if l in ROUTES else "other"
    return l, ROUTES[l]
