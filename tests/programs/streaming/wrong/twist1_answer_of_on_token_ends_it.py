# twist: 1
# fault: a False from `on_token` after a sentence ends the stream
def stream_answer(chunks, on_token):
    whole = ""
    begun = ""
    for chunk in chunks:
        whole += chunk
        for letter in chunk:
            begun += letter
            if letter in ".!?":
                if on_token(begun.strip()) is False:
                    return whole
                begun = ""
    if begun.strip():
        on_token(begun.strip())
    return whole
