# twist: 2
from datetime import datetime, timedelta
from dataclasses import dataclass


@dataclass
class Deadline:
    at: datetime | None

    @classmethod
    def after(cls, seconds):
        return cls(None if seconds is None else datetime.now() + timedelta(seconds=seconds))

    @property
    def passed(self):
        return self.at is not None and datetime.now() >= self.at


def run_capped(model, tools, task, max_steps=3, deadline=None):
    ends, made, messages = Deadline.after(deadline), 0, [{"role": "user", "content": task}]
    while made < max_steps and not ends.passed:
        reply = model(messages, tools)
        made += 1
        if reply["type"] == "text":
            return {"steps": made, "answer": reply["text"], "ok": True}
        messages.append({"role": "assistant", "content": reply})
        messages.append(
            {
                "role": "user",
                "content": [
                    {
                        "content": str(tools[reply["name"]](**reply["input"])),
                        "tool_use_id": reply["id"],
                        "type": "tool_result",
                    }
                ],
            }
        )
    return {"ok": False, "answer": "no answer in time" if ends.passed else "no answer", "steps": made}
