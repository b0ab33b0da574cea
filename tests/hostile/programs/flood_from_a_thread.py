# drill: streaming
# right: output passed
# why: prints for ever beside a right program
import threading
def flood():
    while True:
        print("x" * 10_000)
threading.Thread(target=flood, daemon=True).start()

def stream_answer(chunks, on_token):
    parts = []
    for chunk in chunks:
        on_token(chunk)
        parts.append(chunk)
    return "".join(parts)
