# fault: the query is cut to its first line
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query.split("\n")[0].lower())
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(wanted, embed(f"{spec.name} {spec.description}")), spec) for spec in allowed]
    scored.sort(key=lambda row: row[0], reverse=True)
    return [spec for score, spec in scored[:k]]
