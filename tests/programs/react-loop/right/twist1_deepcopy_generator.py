# twist: 1
import copy, itertools, logging

log = logging.getLogger(__name__)


class Conversation(list):
    def say(self, role, content):
        self.append(dict(role=role, content=copy.deepcopy(content)))


def blocks_of(reply):
    yield from reply if isinstance(reply, (list, tuple)) else (reply,)


def results_of(calls, tools):
    for call in calls:
        value = tools[call["name"]](**copy.deepcopy(call["input"]))
        yield {"type": "tool_result", "tool_use_id": call["id"], "content": f"{value}", "is_error": False}


def run(model, tools, task, max_steps=5):
    talk = Conversation()
    talk.say("user", task)
    for step in itertools.count():
        if step == max_steps:
            return f"Stopped after {step} steps"
        reply = model(talk, tools=tools)
        texts, calls = [], []
        for block in blocks_of(reply):
            match block:
                case {"type": "tool_call"}:
                    calls.append(block)
                case {"type": "text", "text": text}:
                    texts.append(text)
        if not calls:
            return "\n".join(texts)
        talk.say("assistant", reply)
        talk.say("user", list(results_of(calls, tools)))
        log.info("step %d", step)
