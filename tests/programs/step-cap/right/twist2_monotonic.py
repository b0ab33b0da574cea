# twist: 2
import time


def run_capped(brain, registry, job, max_steps=3, deadline=None):
    started = time.monotonic()
    thread, done = [{"role": "user", "content": job}], 0
    while done < max_steps:
        if deadline is not None and time.monotonic() - started > deadline:
            break
        done += 1
        output = brain(thread, registry)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": done}
        thread.append({"role": "assistant", "content": output})
        collected = registry[output["name"]](**output["input"])
        thread.append(
            {
                "role": "user",
                "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(collected)}],
            }
        )
    return {"ok": False, "answer": "I ran out of steps or of time.", "steps": done}
