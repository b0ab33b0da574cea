# fault: nearness is rounded, so a tool that is a little nearer may come after one registered before it

import heapq


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    allowed = (spec for spec in registry.all() if spec.scopes_required <= set(caller_scopes))
    return heapq.nlargest(k, allowed, key=lambda spec: round(cosine(wanted, embed(f"{spec.name} {spec.description}")), 2))
