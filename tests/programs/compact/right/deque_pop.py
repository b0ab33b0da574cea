from collections import deque
from fake import FakeModel, text


def compact(model, msgs, keep_last=2):
    queue = deque(msgs)
    system = queue.popleft()

    old = []
    while len(queue) > keep_last:
        old.append(queue.popleft())

    if old:
        ask = "Please compress. Keep each decision, each identifier, each open question!\n\n"
        for turn in old:
            ask += "%(role)s said: %(content)s\n" % turn
        answer = model([{"role": "user", "content": ask}])
        queue.appendleft({"role": "user", "content": "Summary so far: " + answer["text"]})

    queue.appendleft(system)
    return list(queue)


demo = [{"role": "system", "content": "s"}] + [{"role": "user", "content": f"no {i}"} for i in range(4)]
print(compact(FakeModel(text("short")), demo, 1))
