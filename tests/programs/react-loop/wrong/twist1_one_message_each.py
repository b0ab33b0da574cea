# twist: 1
# fault: each call of a reply is answered in a user message of its own, not all in one
def run(ask_model, known, job, max_steps=5):
    dialog = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        response = ask_model(dialog, known)
        chunks = response if isinstance(response, list) else [response]
        dialog.append({"role": "assistant", "content": response})
        requests = [p for p in chunks if p["type"] == "tool_call"]
        if not requests:
            return " ".join(p["text"] for p in chunks)
        for one in requests:
            acc = known[one["name"]](**one["input"])
            dialog.append(
                {"role": "user", "content": [{"type": "tool_result", "tool_use_id": one["id"], "content": str(acc)}]}
            )
    return "Stopped"
