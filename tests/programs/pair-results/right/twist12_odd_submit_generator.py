# twist: 1
# twist: 2
from concurrent.futures import ThreadPoolExecutor as P


class PR:
    def __call__(self, blocks, tools):
        def safe(b):
            try:
                return str(tools[b["name"]](**b["input"]))
            except Exception as e:
                return "ERROR: " + repr(e)

        def gen():
            calls = [*filter(lambda b: b.get("type") == "tool_call", blocks)]
            with P(max_workers=len(calls) or 1) as p:
                for b, r in zip(calls, p.map(safe, calls)):
                    yield {
                        "type": "tool_result",
                        "tool_use_id": b["id"],
                        "content": r,
                        "is_error": r.startswith("ERROR"),
                    }

        return {"role": "user", "content": list(gen())}


pair_results = PR()
