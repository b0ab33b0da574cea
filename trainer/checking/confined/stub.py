"""A program that a worker warms up with: it defines what a drill asks for, and does nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_MUCH = '''
import json, random, time
from collections import Counter

class Something(Exception):
    """What people write."""

    def __init__(self, name, *parts, limit=3):
        super().__init__(f"{name}: {limit!r} of {len(parts)}")
        self.name, self.parts = name, [part for part in parts if part is not None]

    @property
    def first(self):
        return self.parts[0] if self.parts else None

def anything(model, tools, messages=(), *, attempts=5, cap=8.0):
    history = [{"role": "user", "content": [{"type": "text", "text": m}]} for m in messages]
    counts = {key: value / 2 for key, value in Counter(tools).items() if value > 1}
    for n in range(attempts):
        try:
            reply = model(history, tools)
            if reply["type"] == "text" and not reply.get("more"):
                return reply["text"].strip()
            result = tools[reply["name"]](**reply["input"])
        except (KeyError, TypeError) as error:
            result = f"ERROR: {type(error).__name__}: {error}"
        else:
            result = json.dumps(result) if not isinstance(result, str) else result
        finally:
            counts["tries"] = counts.get("tries", 0) + 1
        history.append({"role": "user", "content": result, "at": min(cap, 0.5 * 2**n)})
        while len(history) > 20 and sum(len(str(m)) // 4 for m in history) >= 100:
            del history[1:3]
    with open("nothing") as file:
        yield from sorted(file, key=lambda line: (-len(line), line))
    raise Something("anything", *history[-2:], limit=attempts)
'''


def stub_of(names: Iterable[str]) -> str:
    """A program with these functions, none of which can be called, and code of every usual kind that nobody calls: so
    that the compiler has been used as well."""
    return "".join(f"def {name}(*args, **kwargs): raise NotImplementedError\n" for name in names) + _MUCH
