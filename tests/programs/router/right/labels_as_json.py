import json


class Router:
    def __init__(self, model, routes):
        self.model, self.routes = model, routes

    def __call__(self, q):
        text = self.model(
            [
                {"role": "user", "content": json.dumps(list(self.routes)) + " <- choose one for: "},
                {"role": "user", "content": q},
            ]
        )["text"]
        k = text.lower().strip()
        k = k if k in set(self.routes) else "other"
        return [k, self.routes[k]]


def route(model, question):
    return tuple(Router(model, ROUTES)(question))
