# fault: only what stands after the last colon is looked at, so "Label: ..." counts as that label
def route(model, question):
    wish = f"Which of {', '.join(ROUTES)} is it?\n{question}"
    said = model([{"role": "user", "content": wish}])["text"].rpartition(":")[2].strip().lower()
    label = said if said in ROUTES else "other"
    return label, ROUTES[label]
