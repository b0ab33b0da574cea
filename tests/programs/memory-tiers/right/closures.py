import time
from collections import deque
from types import SimpleNamespace

WINDOW = 4
TTL = 3600
TOP_K = 3
HALF_LIFE = 86400
DUPLICATE = 0.9


def AgentMemory(similarity):
    window, session, facts = deque(maxlen=WINDOW), [], {}

    def add(turn):
        if len(window) == WINDOW:
            session.append(window[0])
        window.append((turn, time.perf_counter()))

    def remember(fact):
        for known in [each for each in facts if similarity(each, fact) >= DUPLICATE]:
            del facts[known]
        facts[fact] = time.perf_counter()

    def context(query):
        now = time.perf_counter()
        recent = deque(maxlen=TOP_K)
        for turn, at in session:
            if now - at <= TTL:
                recent.append(turn)
        worth = {fact: similarity(query, fact) / 2 ** ((now - at) / HALF_LIFE) for fact, at in facts.items()}
        ranked = [fact for fact in sorted(worth, key=worth.get)[::-1] if worth[fact]]
        return {"window": [turn for turn, _ in window], "recent": list(recent), "long_term": ranked[:TOP_K], "at": now}

    return SimpleNamespace(add=add, remember=remember, context=context)
