import json
from types import SimpleNamespace


def ReplayTools(recordings):
    def ident(name, args):
        return json.dumps([name, args], sort_keys=True, separators=(",", ":"))

    used = [False] * len(recordings)
    idents = [ident(r["name"], r["args"]) for r in recordings]
    stored = [("error", r["error"]) if "error" in r else ("result", json.dumps(r["result"])) for r in recordings]
    strange = []

    def call(name, args):
        me = ident(name, args)
        at = next((i for i, other in enumerate(idents) if other == me and not used[i]), -1)
        if at < 0:
            strange.append(name)
            raise ReplayError(me)
        used[at] = True
        kind, what = stored[at]
        if kind == "error":
            raise what
        return json.loads(what)

    def finish():
        left = [r["name"] for r, done in zip(recordings, used) if not done]
        if left + strange:
            raise ReplayError(str({"left": left, "strange": strange}))

    return SimpleNamespace(call=call, finish=finish)
