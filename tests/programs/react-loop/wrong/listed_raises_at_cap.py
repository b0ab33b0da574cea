# fault: at the cap an exception is raised instead of a string returned
class Stopped(Exception):
    pass


def run(brain, kit, job, max_steps=5):
    transcript = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        output = brain(transcript, kit)
        if output["type"] == "text":
            return output["text"]
        transcript.append({"role": "assistant", "content": output})
        gathered = kit[output["name"]](**output["input"])
        transcript.append(
            {
                "role": "user",
                "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(gathered)}],
            }
        )
    raise Stopped(f"no answer in {max_steps} steps")
