# fault: takes chunks by index, so that a stream that can only be iterated raises
def stream_answer(chunks, on_token):
    text = ""
    for i in range(len(chunks)):
        on_token(chunks[i])
        text += chunks[i]
    return text
