# twist: 1
from collections import deque
def react_loop(llm_call, task, tools, max_steps=8, full=None):
    steps, recent = [], deque(maxlen=full)
    head = f"{task}\n\nYou may: {' | '.join([*tools, 'finish'])}\n"
    def shown():
        late = len(steps) - len(recent)
        for k, s in enumerate(steps): yield " / ".join(s[:3]) + ("" if k < late else " => " + recent[k - late])
    def run(a, x):
        if a not in tools: return f"ERROR: {a}? There are {list(tools)}"
        try: return str(tools[a](x))
        except Exception as e: return f"ERROR: {e.__class__.__name__}({e})"
    while len(steps) < max_steps:
        th, a, x = llm_call(head + "\n".join(shown()))
        if a == "finish": return x, steps
        o = run(a, x)
        recent.append(o); steps.append((th, a, x, o))
    return None, steps
