from fake import FakeModel, text

#: given
ROUTES = {
    "billing": "hand over to the refunds agent",
    "technical": "hand over to the diagnostics agent",
    "other": "answer at once",
}
#: end


def route(model, question):
    labels = ", ".join(ROUTES)  #: closed_set
    prompt = f"Which one fits the message: {labels}? Reply with that word alone.\n\n{question}"  #: ask_once
    reply = model([{"role": "user", "content": prompt}])["text"]  #: ask_once
    label = reply.strip().lower()  #: normalise
    if label not in ROUTES:  #: whole_label
        return "other", ROUTES["other"]  #: fallback
    return label, ROUTES[label]  #: branch


if __name__ == "__main__":
    for said in ("technical", " Billing\n", "I'd say billing.", "refunds"):
        label, branch = route(FakeModel(text(said)), "My card was charged and the app froze")
        print(f"{said!r:20} -> {label}: {branch}")
