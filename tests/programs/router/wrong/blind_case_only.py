# fault: the reply is lower-cased and not stripped
class Router:
    def __init__(self, model, routes):
        self.model = model
        self.routes = routes

    def classify(self, question):
        labels = " | ".join(self.routes)
        reply = self.model([{"role": "system", "content": "One of: " + labels}, {"role": "user", "content": question}])
        return reply["text"].lower()

    def __call__(self, question):
        label = self.classify(question)
        if label not in self.routes:
            label = "other"
        return label, self.routes[label]


def route(model, question):
    return Router(model, ROUTES)(question)
