# fault: where no more than k tools are allowed they come back in the order of registration
def select_relevant_tools(query, registry, caller_scopes, k=8):
    open_to_caller = [spec for spec in registry.all() if caller_scopes.issuperset(spec.scopes_required)]
    if len(open_to_caller) <= k:
        return open_to_caller
    wanted = embed(query)
    near = {id(spec): cosine(wanted, embed(f"{spec.name} {spec.description}")) for spec in open_to_caller}
    return sorted(open_to_caller, key=lambda spec: near[id(spec)], reverse=True)[:k]
