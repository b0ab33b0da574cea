# fault: steps counts the tool calls, so on success the last model call is missing
def run_capped(llm, registry, job, max_steps=3):
    transcript, log = [{"role": "user", "content": job}], []
    for _ in range(max_steps):
        response = llm(transcript, registry)
        if response["type"] == "text":
            return {"ok": True, "answer": response["text"], "steps": len(log)}
        log.append(registry[response["name"]](**response["input"]))
        transcript.append({"role": "assistant", "content": response})
        transcript.append({"role": "user", "content": str(log[-1])})
    return {"ok": False, "answer": "out of steps", "steps": len(log)}
