import re

AFTER_A_SENTENCE = re.compile(r"(?<=[.!?])")


def stream_answer(chunks, on_token):
    parts = []
    pending = ""
    for chunk in chunks:  #: one_by_one
        parts.append(chunk)  #: keep
        *sentences, pending = AFTER_A_SENTENCE.split(pending + chunk)  #: buffer
        for sentence in sentences:  #: each_sentence
            on_token(sentence)
    if pending.strip():  #: rest
        on_token(pending)
    return "".join(parts)  #: full_text


if __name__ == "__main__":

    def model(text, size=9):
        for start in range(0, len(text), size):
            yield text[start : start + size]

    stream_answer(model("Two trains go north. Is the first full? It is, and the second"), print)
