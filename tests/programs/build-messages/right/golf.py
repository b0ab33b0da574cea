u = lambda r: {"role": "user", "content": r}


def build_messages(x, hit, bit, retrieved=None):
    return dict(
        system=x,
        messages=[dict(role=turn["role"], content=turn["content"]) for turn in hit]
        + [u("<context>%s</context>" % "\n".join(retrieved or []))] * bool(retrieved)
        + [u(bit)],
    )
