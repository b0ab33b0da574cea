def route(model, question):
    reply = model(
        [
            {"role": "system", "content": "Labels:\n" + "\n".join(f"- {k}" for k in sorted(ROUTES))},
            {"role": "user", "content": question},
        ],
        None,
    )
    label = {k: k for k in ROUTES}.get(reply["text"].strip().lower(), "other")
    return [label, ROUTES.get(label)]
