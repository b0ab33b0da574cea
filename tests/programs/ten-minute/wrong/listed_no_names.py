# fault: dispatch does not list the available names for an unknown one
import inspect


class Dispatch:
    def __call__(self, kit, asked_name, kwargs):
        if asked_name not in kit:
            return f"ERROR: no tool {asked_name}"
        try:
            inspect.signature(kit[asked_name]).bind(**kwargs)
        except TypeError as err:
            return f"ERROR: {asked_name}: {err}"
        try:
            return str(kit[asked_name](**kwargs))
        except Exception as err:
            return f"ERROR: {type(err).__name__}: {err}"


dispatch = Dispatch()


def run(llm, kit, assignment, max_steps=5):
    transcript = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        msg = llm(transcript, kit)
        pieces = msg if isinstance(msg, list) else [msg]
        requests = [x for x in pieces if x["type"] == "tool_call"]
        if not requests:
            return "".join(x["text"] for x in pieces if x["type"] == "text")
        transcript.append({"role": "assistant", "content": msg})
        transcript.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": r["id"], "content": dispatch(kit, r["name"], r["input"])}
                    for r in requests
                ],
            }
        )
    return "Stopped: step budget exhausted."
