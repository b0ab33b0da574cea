import asyncio


def optimize(generate, evaluate, task, max_rounds=3):
    async def rounds():
        candidate, feedback = None, None
        for n in range(max_rounds):
            await asyncio.sleep(0)
            candidate = generate(task, candidate, feedback)
            verdict = evaluate(candidate)
            feedback = verdict["feedback"]
            yield candidate, verdict

    async def main():
        best, n = (None, {"passed": False, "score": None, "feedback": None}), 0
        async for pair in rounds():
            n += 1
            if n == 1 or pair[1]["passed"] or pair[1]["score"] > best[1]["score"]:
                best = pair
            if pair[1]["passed"]:
                break
        return {"candidate": best[0], **{k: v for k, v in best[1].items()}, "rounds": n}

    return asyncio.run(main())
