# twist: 2
from queue import SimpleQueue
from threading import Thread
from operator import itemgetter


def pair_results(blocks, tools):
    inbox = SimpleQueue()
    started = 0
    for block in blocks:
        if block["type"] == "tool_call":

            def job(at=started, block=block):
                inbox.put((at, block["id"], str(tools[block["name"]](**block["input"]))))

            Thread(target=job).start()
            started += 1
    done = sorted((inbox.get() for _ in range(started)), key=itemgetter(0))
    return {"role": "user", "content": [dict(type="tool_result", tool_use_id=i, content=s) for _, i, s in done]}
