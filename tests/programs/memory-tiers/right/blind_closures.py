from collections import UserDict
from datetime import datetime, timedelta, timezone
from types import SimpleNamespace


def AgentMemory(similarity):
    turns, facts = [], []

    def clock():
        return datetime.now(timezone.utc)

    def add(turn):
        turns.append(SimpleNamespace(text=turn, at=clock()))

    def remember(fact):
        nearest = max(facts, key=lambda known: similarity(known.text, fact), default=None)
        if nearest and similarity(nearest.text, fact) >= DUPLICATE:
            facts.remove(nearest)
        facts.append(SimpleNamespace(text=fact, at=clock()))

    def context(query):
        now = clock()
        split = max(0, len(turns) - WINDOW)
        fresh = [t.text for t in turns[:split] if now - t.at <= timedelta(seconds=TTL)]
        weight = lambda f: similarity(f.text, query) / 2 ** ((now - f.at).total_seconds() / HALF_LIFE)
        fitting = [f for f in facts if similarity(f.text, query) != 0]
        return dict(
            window=[t.text for t in turns[split:]],
            recent=fresh[::-1][:TOP_K][::-1],
            long_term=[f.text for f in sorted(fitting, key=weight)[::-1][:TOP_K]],
        )

    return SimpleNamespace(add=add, remember=remember, context=context)
