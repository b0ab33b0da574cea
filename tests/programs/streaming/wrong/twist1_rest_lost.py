# twist: 1
# fault: what is left at the end without a full stop never goes to on_token
def stream_answer(chunks, on_token):
    text = sentence = ""
    for chunk in chunks:
        for letter in chunk:
            text += letter
            sentence += letter
            if letter in ".!?":
                on_token(sentence.strip())
                sentence = ""
    return text
