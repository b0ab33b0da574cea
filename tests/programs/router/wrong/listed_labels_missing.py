# fault: the prompt does not hold the labels
class R:
    def __call__(self, model, question):
        messages = [{"role": "system", "content": "Classify the request. Reply with the label only."},
                    {"role": "user", "content": question}]
        label = model(messages)["text"].strip().lower()
        if label not in ROUTES:
            label = "other"
        return label, ROUTES[label]

route = R()
