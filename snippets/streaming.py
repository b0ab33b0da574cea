def stream_answer(chunks, on_token):
    parts = []
    for chunk in chunks:  #: one_by_one
        on_token(chunk)  #: emit
        parts.append(chunk)  #: keep
    return "".join(parts)  #: full_text


if __name__ == "__main__":

    def model(text, size=9):
        for start in range(0, len(text), size):
            yield text[start : start + size]

    def show(chunk):
        print(f"[{chunk}]", end="")

    logged = stream_answer(model("Two trains go north tonight. The first is full."), show)
    print()
    print("logged:", logged)
