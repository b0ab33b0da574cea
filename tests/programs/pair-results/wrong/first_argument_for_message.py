# twist: 1
# fault: an exception that was raised without arguments has no first one, and the results are lost
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
            r.update(content="ERROR " + e.args[0], is_error=True)
        res.append(r)
    return {"role": "user", "content": res}
