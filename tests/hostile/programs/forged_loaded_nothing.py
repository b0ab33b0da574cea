# drill: agreement
# right: error failed crashed timeout exited
# why: an answer without anything in it
import json, os, struct
def send(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    data = struct.pack("!I", len(body)) + body
    while data:
        data = data[os.write(3, data):]

NAME = "counts how often both give the same label"
for message in [{}]:
    send(message)
import time
time.sleep(0.3)
os._exit(0)
