# twist: 1
# fault: the list of observations is a default argument, a second run also carries the first run's observations
def run_capped(brain, toolbox, assignment, max_steps=3, gathered=[]):
    transcript = [{"role": "user", "content": assignment}]
    for x in range(1, max_steps + 1):
        said = brain(transcript, toolbox)
        if said["type"] == "text":
            return {"ok": True, "answer": said["text"], "steps": x, "gathered": list(gathered)}
        earlier = str(toolbox[said["name"]](**said["input"]))
        gathered.append(earlier)
        transcript.append({"role": "assistant", "content": said})
        transcript.append({"role": "user", "content": earlier})
    return {"ok": False, "answer": "out of steps", "steps": max_steps, "gathered": list(gathered)}
