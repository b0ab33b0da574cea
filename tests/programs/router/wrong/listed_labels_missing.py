# fault: the prompt does not hold the labels
class R:
    def __call__(self, ask_model, issue):
        thread = [
            {"role": "system", "content": "Classify the request. Reply with the label only."},
            {"role": "user", "content": issue},
        ]
        verdict = ask_model(thread)["text"].strip().lower()
        if verdict not in ROUTES:
            verdict = "other"
        return verdict, ROUTES[verdict]


route = R()
