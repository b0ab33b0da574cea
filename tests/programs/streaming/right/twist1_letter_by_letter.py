# twist: 1
def stream_answer(chunks, on_token):
    text = sentence = ""
    for chunk in chunks:
        for letter in chunk:
            text += letter
            sentence += letter
            if letter in ".!?":
                on_token(sentence.strip())
                sentence = ""
    if sentence.strip():
        on_token(sentence.strip())
    return text
