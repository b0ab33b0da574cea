u = lambda c: {"role": "user", "content": c}
def build_messages(s, h, t, retrieved=None):
    return dict(system=s, messages=[dict(role=m["role"], content=m["content"]) for m in h] + [u("<context>%s</context>" % "\n".join(retrieved or []))] * bool(retrieved) + [u(t)])
