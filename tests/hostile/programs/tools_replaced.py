# drill: react-loop
# right: failed error
# why: puts its own tools in the place of those it was given
def run(model, tools, task, max_steps=5):
    tools.clear()
    tools["x"] = print
    model.__class__ = type("Model", (type(model),), {"__call__": lambda self, *args: {"type": "text", "text": "ok"}})
    return model([{"role": "user", "content": task}], tools)["text"]
