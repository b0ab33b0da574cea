P = "Summary please! Keep decisions, identifiers, open questions:\n"


def compact(f, m, keep_last=2):
    i = len(m) - keep_last
    return (
        m
        if i < 2
        else m[:1]
        + [
            {
                "role": "user",
                "content": f([{"role": "user", "content": P + "\n".join(x["content"] for x in m[1:i])}])["text"],
            }
        ]
        + m[i:]
    )
