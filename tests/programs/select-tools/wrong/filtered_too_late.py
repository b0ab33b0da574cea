# fault: the scopes are looked at after the cut, so a forbidden tool takes a place
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)

    def near(spec):
        return cosine(wanted, embed(f"{spec.name} {spec.description}"))

    best = sorted(registry.all(), key=near, reverse=True)[:k]
    return [spec for spec in best if spec.scopes_required <= caller_scopes]
