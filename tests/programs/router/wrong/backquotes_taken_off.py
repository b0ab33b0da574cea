# fault: quotes of any kind are taken off, though the reply has to be a label as it stands
def route(model, question):
    wish = f"Which of {', '.join(ROUTES)} is it?\n{question}"
    said = model([{"role": "user", "content": wish}])["text"].lower().strip(" \n\t`'")
    return (said, ROUTES[said]) if said in ROUTES else ("other", ROUTES["other"])
