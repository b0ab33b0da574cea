# drill: react-loop
# right: timeout memory failed
# why: asks the model for ever
# slow
def run(model, tools, task, max_steps=5):
    while True:
        model([{"role": "user", "content": task}], tools)
