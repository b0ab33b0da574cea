# drill: react-loop
# right: timeout
# why: one check hangs, the others are judged
# slow
def run(model, tools, task, max_steps=5):
    while not tools:
        pass
    while max_steps == 1:
        pass
    return model([{"role": "user", "content": task}], tools)["text"]
