# drill: react-loop
# right: failed error
# why: takes the last line of the model's script instead of asking
def run(model, tools, task, max_steps=5):
    replies = getattr(model, "_replies", ())
    model([{"role": "user", "content": task}], tools)
    for reply in replies:
        if isinstance(reply, dict) and reply.get("type") == "text":
            return reply["text"]
    return "Stopped"
