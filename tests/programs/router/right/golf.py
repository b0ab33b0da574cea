def route(m, q):
    l = m([dict(role="user", content=f"{[*ROUTES]} {q}")])["text"].lower().strip()
    l = l if l in ROUTES else "other"
    return l, ROUTES[l]
