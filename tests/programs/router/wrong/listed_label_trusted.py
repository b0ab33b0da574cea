# fault: anything else is not `other`: an unknown reply raises a KeyError
from fake import FakeModel, text

def build(question):
    return [{"role": "user", "content": f"Labels: {list(ROUTES)}\nQuestion: {question}\nLabel:"}]

def route(model, question):
    label = model(build(question))["text"].strip().lower()
    return label, ROUTES[label]

print(route(FakeModel(text("billing")), "charged twice"))
