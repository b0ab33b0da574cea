# fault: of equally near tools a single one is left
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(wanted, embed(f"{spec.name} {spec.description}")), spec) for spec in allowed]
    scored = list({score: (score, spec) for score, spec in scored}.values())
    scored.sort(key=lambda row: row[0], reverse=True)
    return [spec for score, spec in scored[:k]]
