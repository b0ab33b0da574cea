import asyncio


async def _pump(it, on_token, queue):
    for chunk in it:
        on_token(chunk)
        await queue.put(chunk)


async def _main(it, on_token):
    q = asyncio.Queue()
    await _pump(it, on_token, q)
    return "".join(q.get_nowait() for _ in range(q.qsize()))


def stream_answer(chunks, on_token):
    return asyncio.run(_main(iter(chunks), on_token))
