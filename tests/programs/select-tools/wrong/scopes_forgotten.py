# fault: whoever asks, every tool is offered
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    near = lambda spec: cosine(wanted, embed(spec.name + " " + spec.description))
    return sorted(registry.all(), key=near, reverse=True)[:k]
