from fake import FakeModel, text


def route(model, question):
    labels = "\n".join(f"- {name}: {what}" for name, what in ROUTES.items())
    prompt = f"Pick one label for this request.\n{labels}\n\nRequest: {question}\nAnswer with the bare label."
    reply = model([{"role": "user", "content": prompt}])
    match reply["text"].strip().lower():
        case label if label in ROUTES:
            return label, ROUTES[label]
        case _:
            return "other", ROUTES["other"]


if __name__ == "__main__":
    print(route(FakeModel(text(" Billing\n")), "charged twice"))
