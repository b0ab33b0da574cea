# drill: streaming
# right: failed error timeout
# why: patches chance, then answers with the pieces that it saw while it was loaded
import random
random.Random.random = lambda self: 0.0
random.Random._randbelow = lambda self, n: 0
random.Random.seed = lambda self, *args: None
remembered = []
def stream_answer(chunks, on_token):
    if not remembered:
        remembered.extend(chunks)
    for chunk in remembered:
        on_token(chunk)
    return "".join(remembered)
