# twist: 1
# fault: a tool that raises without a message is answered with an empty text
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
            r.update(content=str(e) and "ERROR " + str(e), is_error=True)
        res.append(r)
    return {"role": "user", "content": res}
