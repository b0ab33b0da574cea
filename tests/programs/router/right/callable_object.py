class Router:
    """A router is a small object, so it can be swapped in tests."""

    fallback = "other"

    def messages(self, question):
        # the labels go in the system prompt, the question stays the user's
        return [
            {"role": "system", "content": "You are a classifier. Labels: " + " | ".join(sorted(ROUTES))},
            {"role": "user", "content": question},
        ]

    def label(self, reply):
        cleaned = reply.get("text", "").strip().lower()
        return cleaned if cleaned in ROUTES.keys() else self.fallback

    def __call__(self, model, question):
        label = self.label(model(self.messages(question), []))
        return label, ROUTES[label]


route = Router()
