# fault: the third value is the writer's history, not the critic's
def swap_roles(convo):
    mirror = {"assistant": "user", "user": "assistant"}
    return [{"role": mirror.get(turn["role"], turn["role"]), "content": turn["content"]} for turn in convo]


def draft_and_critique(author, checker, job):
    log = [{"role": "user", "content": job}]
    version = author(list(log))["text"]
    log.append({"role": "assistant", "content": version})
    remark = checker([{"role": "system", "content": "Editor."}] + swap_roles(log[1:]))["text"]
    return version, remark, log
