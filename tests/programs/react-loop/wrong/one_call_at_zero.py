# fault: with max_steps=0 the model is still called once
def run(brain, available, goal, max_steps=5):
    transcript = [{"role": "user", "content": goal}]
    done = 0
    while True:
        msg = brain(transcript, available)
        done += 1
        if msg["type"] == "text":
            return msg["text"]
        transcript.append({"role": "assistant", "content": msg})
        collected = available[msg["name"]](**msg["input"])
        transcript.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": msg["id"], "content": str(collected)}]}
        )
        if done >= max_steps:
            return "Stopped: step budget exhausted"
