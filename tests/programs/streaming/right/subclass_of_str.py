class Text(str):
    def __add__(self, other):
        return Text(str.__add__(self, other))


def stream_answer(chunks, on_token, *, end="\n") -> str:
    answer = Text()
    try:
        for number, chunk in enumerate(chunks):
            if not isinstance(chunk, str):
                raise ValueError(f"chunk {number} is no text")
            on_token(chunk)
            answer += chunk
    finally:
        if answer:
            on_token(end)
    return answer


def main():
    print(stream_answer(["a", "b"], print))


main()
