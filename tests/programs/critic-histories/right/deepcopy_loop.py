import copy


def swap_roles(msgs):
    new = copy.deepcopy(msgs)
    for m in new:
        if m["role"] == "assistant":
            m["role"] = "user"
        elif m["role"] == "user":
            m["role"] = "assistant"
    return new


def draft_and_critique(write, criticise, task):
    conversation = []
    conversation.append({"role": "user", "content": task})
    reply = write(conversation)
    conversation.append({"role": "assistant", "content": reply["text"]})

    # the critic's side of it: the task moves into the system message
    mirrored = swap_roles(conversation)
    mirrored[0] = {"role": "system", "content": "Criticise the answer to this task: " + task}
    critique = criticise(mirrored)
    return reply["text"], critique["text"], mirrored
