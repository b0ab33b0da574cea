# drill: idempotency-key
# right: timeout error failed crashed exited
# why: asks the trainer for call after call in another process
# slow
import json, os, struct
def send(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    data = struct.pack("!I", len(body)) + body
    while data:
        data = data[os.write(3, data):]

send({"loaded": True})
for _ in range(20_000):
    send({"elsewhere": "refund", "args": ["a", 1]})
