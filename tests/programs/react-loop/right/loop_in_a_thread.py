import queue, threading


def run(model, tools, task, max_steps=5):
    answers = queue.Queue()

    def loop():
        try:
            talk = [dict(content=task, role="user")]
            for turn in range(0, max_steps):
                said = model(talk, tools=tools)
                if said["type"] == "text":
                    return answers.put(said["text"])
                talk.append({"role": "assistant", "content": said})
                out = str(tools[said["name"]](**said["input"]))
                talk.append(
                    {"role": "user", "content": [{"tool_use_id": said["id"], "content": out, "type": "tool_result"}]}
                )
            answers.put("Stopped: steps used up")
        except BaseException as e:
            answers.put(e)

    t = threading.Thread(target=loop)
    t.start()
    t.join()
    got = answers.get()
    if isinstance(got, BaseException):
        raise got
    return got
