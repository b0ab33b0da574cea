# fault: anything else is not `other`: an unknown reply raises a KeyError
from fake import FakeModel, text


def build(ask):
    return [{"role": "user", "content": f"Labels: {list(ROUTES)}\nQuestion: {ask}\nLabel:"}]


def route(ask_model, ask):
    tag = ask_model(build(ask))["text"].strip().lower()
    return tag, ROUTES[tag]


print(route(FakeModel(text("billing")), "charged twice"))
