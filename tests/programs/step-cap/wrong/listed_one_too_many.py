# fault: off by one, max_steps + 1 model calls are made
def run_capped(llm, toolbox, job, max_steps=3):
    dialog, spent = [{"role": "user", "content": job}], 0
    while spent <= max_steps and max_steps:
        spent += 1
        output = llm(dialog, toolbox)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": spent}
        dialog.append({"role": "assistant", "content": output})
        dialog.append({"role": "user", "content": str(toolbox[output["name"]](**output["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
