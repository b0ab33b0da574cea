ROUTES = {"billing": "Route to the refunds agent.",
          "technical": "Route to the diagnostics agent.",
          "other": "Answer directly."}


def route(model, question):
    """One call, one label. Prose, refusals and empty replies go to `other`."""
    prompt = """<question>
{q}
</question>
Which of these is it: {labels}?
One word, no punctuation."""
    reply = model([{"role": "user", "content": prompt.format(q=question, labels=" / ".join(ROUTES))}])
    label = "".join(reply["text"]).strip().lower()
    try:
        branch = ROUTES[label]
    except KeyError:
        return "other", ROUTES["other"]
    else:
        return label, branch
