from functools import reduce

compact = lambda m, ms, keep_last=2: (
    list(ms)
    if len(ms) - 1 <= keep_last
    else [
        ms[0],
        {
            "role": "user",
            "content": m(
                ms[:-keep_last]
                + [{"role": "user", "content": "Summarise: keep decisions, identifiers, open questions"}]
            )["text"],
        },
    ]
    + ms[-keep_last:]
)
