# twist: 1
class ToolNode:
    def __init__(self, tools):
        self.tools = tools

    def invoke(self, state):
        last = state["messages"][-1]["content"]
        out = []
        for b in last:
            if b["type"] == "tool_call":
                out.append(
                    dict(type="tool_result", tool_use_id=b["id"], content=str(self.tools[b["name"]](**b["input"])))
                )
        return {**state, "messages": state["messages"] + [{"role": "user", "content": out}]}


class AgentNode:
    def __init__(self, model, tools):
        self.model, self.tools = model, tools

    def invoke(self, state):
        said = self.model(list(state["messages"]), self.tools)
        content = said if isinstance(said, (list, tuple)) else [said]
        return {
            **state,
            "messages": state["messages"] + [{"role": "assistant", "content": content}],
            "n": state["n"] + 1,
        }


def should_continue(state):
    return "tools" if any(b["type"] == "tool_call" for b in state["messages"][-1]["content"]) else "end"


def run(model, tools, task, max_steps=5):
    nodes = {"agent": AgentNode(model, tools), "tools": ToolNode(tools)}
    state, at = {"messages": [dict(content=task, role="user")], "n": 0}, "agent"
    while at != "end":
        if at == "agent" and state["n"] >= max_steps:
            return "Stopped"
        state = nodes[at].invoke(state)
        at = should_continue(state) if at == "agent" else "agent"
    return " ".join(b["text"] for b in state["messages"][-1]["content"] if b["type"] == "text")
