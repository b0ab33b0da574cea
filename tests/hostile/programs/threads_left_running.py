# drill: streaming
# right: passed output timeout
# slow
# why: busy threads outlive the check that started them
import threading
def busy():
    while True:
        sum(range(1000))
for _ in range(3):
    threading.Thread(target=busy).start()

def stream_answer(chunks, on_token):
    parts = []
    for chunk in chunks:
        on_token(chunk)
        parts.append(chunk)
    return "".join(parts)
