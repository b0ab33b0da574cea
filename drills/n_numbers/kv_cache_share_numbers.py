"""Share: batch · 2 · layers · KV heads · head dimension · tokens · 2 bytes, over the memory in bytes."""


def make(rng):
    return {
        "count": rng.choice([4, 6, 8, 12, 16]),
        "tokens": rng.choice([4_096, 8_192]),
        "memory": rng.choice([80, 96, 141]),
        "layers": rng.choice([24, 32, 40]),
        "kv_heads": rng.choice([4, 8]),
        "d_head": rng.choice([64, 128]),
    }


def solve(values):
    count, tokens, memory = values["count"], values["tokens"], values["memory"]
    layers, heads, d_head = values["layers"], values["kv_heads"], values["d_head"]
    each = 2 * layers * heads * d_head * tokens * 2 / 1e9
    share = 100 * count * each / memory
    steps = [
        f"One sequence: 2 · {layers} · {heads} · {d_head} · {tokens:,} · 2 bytes = {each:.4g} GB",
        f"All of them: {count} · {each:.4g} = {count * each:.4g} GB",
        f"Of {memory} GB: {count * each:.4g} / {memory} = {share:.3g} %",
    ]
    return steps, share
