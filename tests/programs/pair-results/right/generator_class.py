class Answers:
    """Walks over the calls and yields their results."""

    def __init__(self, blocks, tools):
        self.blocks, self.tools = iter(blocks), tools

    def __iter__(self):
        return self

    def __next__(self):
        for block in self.blocks:
            if block.get("type") == "tool_call":
                break
        else:
            raise StopIteration
        output = self.tools[block["name"]](**block["input"])
        return {"tool_use_id": block["id"], "type": "tool_result", "content": str(output)}


def pair_results(blocks, tools):
    message = {"content": [], "role": "user"}
    message["content"].extend(Answers(blocks, tools))
    return message
