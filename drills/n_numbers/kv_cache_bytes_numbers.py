"""KV cache: bytes = 2 · layers · KV heads · head dimension · tokens · bytes a value, for one sequence."""


def make(rng):
    return {
        "layers": rng.choice([24, 32, 40, 48, 64, 80]),
        "kv_heads": rng.choice([4, 8, 16]),
        "d_head": rng.choice([64, 128]),
        "precision": rng.choice(["8 bits", "16 bits"]),
        "tokens": rng.choice([4_096, 8_192, 16_384, 32_768]),
    }


def solve(values):
    layers, heads, d_head = values["layers"], values["kv_heads"], values["d_head"]
    width, tokens = int(values["precision"].split()[0]) // 8, values["tokens"]
    per_token = 2 * layers * heads * d_head * width
    total = per_token * tokens / 1e9
    steps = [
        f"Keys and values of one token: 2 · {layers} · {heads} · {d_head} · {width} = {per_token:,} bytes",
        f"Times the tokens: {per_token:,} · {tokens:,} = {per_token * tokens:,} bytes",
        f"In GB of 10^9 bytes: {total:.3g} GB",
    ]
    return steps, total
