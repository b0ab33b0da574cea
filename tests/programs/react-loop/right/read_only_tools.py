from types import MappingProxyType


class Conversation:
    def __init__(self, task):
        self.__messages = []
        self.add("user", task)

    def add(self, role, content):
        self.__messages.append({"role": role, "content": content})
        return self

    @property
    def messages(self):
        return list(self.__messages)


class AgentRunner:
    STOPPED = "Stopped"

    def __init__(self, model, tools, max_steps):
        self._model, self._tools, self._max = model, tools, max_steps

    def execute(self, task):
        conversation = Conversation(task)
        seen = None
        for _ in range(self._max):
            reply = self._model(conversation.messages, MappingProxyType(self._tools))
            if reply.get("type") == "text":
                return reply["text"]
            key = (reply["name"], reply["input"])
            if key == seen:
                return self.STOPPED + ": repeating"
            seen = key
            conversation.add("assistant", reply).add("user", [self.answer(reply)])
        return self.STOPPED

    def answer(self, call):
        result = self._tools[call["name"]](**call["input"])
        return {"type": "tool_result", "tool_use_id": call["id"], "content": str(result)}


def run(model, tools, task, max_steps=5):
    return AgentRunner(model, tools, max_steps).execute(task)
