ROUTES = {
    "billing": "Hand over to refunds.",
    "technical": "Hand over to diagnostics.",
    "other": "Nobody else is needed.",
}


def route(llm, issue):
    """One call, one label. Prose, refusals and empty replies go to `other`."""
    instructions = """<question>
{q}
</question>
Which of these is it: {labels}?
One word, no punctuation."""
    out = llm([{"role": "user", "content": instructions.format(q=issue, labels=" / ".join(ROUTES))}])
    verdict = "".join(out["text"]).strip().lower()
    try:
        branch = ROUTES[verdict]
    except KeyError:
        return "other", ROUTES["other"]
    else:
        return verdict, branch
