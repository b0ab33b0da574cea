# twist: 1

def select_relevant_tools(query, registry, caller_scopes, k=8):
    known = select_relevant_tools.known
    specs = registry.all()[:]
    for spec in specs:
        text = " ".join((spec.name, spec.description))
        if known.get(spec.name, ("", None))[0] != text:
            known[spec.name] = text, embed(text)
    q = embed(query)
    mine = [spec for spec in specs if not spec.scopes_required - caller_scopes]
    mine.sort(key=lambda spec: -cosine(q, known[spec.name][1]))
    return mine[:k]


select_relevant_tools.known = {}
