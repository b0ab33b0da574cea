# fault: the result carries the name of the tool and not the id of the call
def observe(tools, reply):
    output = tools[reply["name"]](**reply["input"])
    return dict(type="tool_result", tool_use_id=reply["name"], content=str(output))


def run(model, tools, task, max_steps=5):
    transcript = [dict(role="user", content=task)]
    steps_left = max_steps
    while steps_left > 0:
        steps_left -= 1
        reply = model(transcript, tools)
        if reply["type"] == "text":
            return reply["text"]
        transcript = transcript + [dict(role="assistant", content=[reply])]
        transcript = transcript + [dict(role="user", content=[observe(tools, reply)])]
    return "Stopped, no steps are left"
