# twist: 1
# fault: a good result in which the word error stands is made an error observation
def pair_results(blocks, tools):
    res = []
    for b in blocks:
        if b["type"] != "tool_call":
            continue
        r = {"type": "tool_result", "tool_use_id": b["id"]}
        try:
            r["content"] = str(tools[b["name"]](**b["input"]))
        except KeyError as e:
            r["content"] = "ERROR key " + str(e)
        except Exception as e:
            r.update(content="ERROR " + str(e), is_error=True)
        if "error" in r["content"].lower() and not r["content"].startswith("ERROR"):
            r["content"] = "ERROR " + r["content"]
        res.append(r)
    return {"role": "user", "content": res}
