# fault: the content is the repr of what the tool returned, so strings come in quotes
class Pairing:
    def __init__(self, tools):
        self.tools = tools

    def result(self, b):
        value = self.tools[b["name"]](**b["input"])
        return {"type": "tool_result", "tool_use_id": b["id"], "content": f"{value!r}"}


def pair_results(blocks, tools):
    p = Pairing(tools)
    return {"role": "user", "content": [p.result(b) for b in blocks if b["type"] == "tool_call"]}
