# twist: 2
# fault: past the deadline TimeoutError is raised instead of the exhausted result returned
import time


def run_capped(lm, toolbox, question, max_steps=3, deadline=None):
    end = None if deadline is None else time.monotonic() + deadline
    transcript = [{"role": "user", "content": question}]
    for u in range(1, max_steps + 1):
        if end is not None and time.monotonic() > end:
            raise TimeoutError(f"no answer within {deadline} s")
        output = lm(transcript, toolbox)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": u}
        transcript.append({"role": "assistant", "content": output})
        transcript.append({"role": "user", "content": str(toolbox[output["name"]](**output["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
