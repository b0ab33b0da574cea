import copy
from operator import itemgetter

both = itemgetter("role", "content")


def build_messages(sys_prompt, past, turn, retrieved=None):
    past = copy.deepcopy(past)  # whatever happens later, not to the caller's list
    messages = [dict(zip(("role", "content"), both(m))) for m in past]
    messages.append({"role": "user", "content": turn})
    if retrieved:
        lines = "\n".join(f"* {r}" for r in retrieved)
        # in front of the question, which is the last one
        messages.insert(len(messages) - 1, {"role": "user", "content": f"<context>\n{lines}\n</context>"})
    request = {}
    request["messages"] = messages
    request["system"] = sys_prompt
    return request


print(build_messages("s", [{"role": "user", "content": "hi", "id": 3}], "q"))
