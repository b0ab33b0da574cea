# fault: with the steps used up the answer is what the last tool returned, which may be an empty text
def run_capped(lm, kit, quest, max_steps=3):
    log, found, spent = [dict(role="user", content=quest)], [], 0
    while spent < max_steps:
        said, spent = lm(log, kit), spent + 1
        if said["type"] == "text":
            return dict(ok=True, answer=said["text"], steps=spent)
        found.append(str(kit[said["name"]](**said["input"])))
        answer = dict(type="tool_result", tool_use_id=said["id"], content=found[-1])
        log += [dict(role="assistant", content=said), dict(role="user", content=[answer])]
    return dict(ok=False, answer=found[-1] if found else "nothing was tried", steps=spent)
