# twist: 1
# fault: vectors are kept by the id of the spec, so a spec made anew is paid for again

def select_relevant_tools(query, registry, caller_scopes, k=8):
    known = select_relevant_tools.known
    specs = registry.all()[:]
    for spec in specs:
        text = " ".join((spec.name, spec.description))
        if id(spec) not in known:
            known[id(spec)] = text, embed(text), spec
    q = embed(query)
    mine = [spec for spec in specs if not spec.scopes_required - caller_scopes]
    mine.sort(key=lambda spec: -cosine(q, known[id(spec)][1]))
    return mine[:k]


select_relevant_tools.known = {}
