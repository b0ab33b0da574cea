# fault: of a finding only the first eighty characters are handed on
async def orchestrate(planner, workers, synthesiser, goal):
    subs = [s.strip() for s in planner([{"role": "user", "content": goal}])["text"].split(";") if s.strip()]
    fs = [w([{"role": "user", "content": s}])["text"][:80] for w, s in zip(workers, subs)]
    return synthesiser([{"role": "user", "content": goal + "".join(f"\n{s}: {f}" for s, f in zip(subs, fs))}])["text"]
