import asyncio
import threading


async def bounded(fn, args, seconds):
    loop = asyncio.get_running_loop()
    future = loop.create_future()

    def settle(setter, value):
        if not future.done():
            setter(value)

    def post(setter, value):
        try:
            loop.call_soon_threadsafe(settle, setter, value)
        except RuntimeError:
            pass  # the loop is closed by now: too late, nobody listens

    def work():
        try:
            value = fn(**args)
        except Exception as exc:
            post(future.set_result, f"ERROR: {type(exc).__name__}: {exc}")
        else:
            post(future.set_result, str(value))

    threading.Thread(target=work, daemon=True).start()
    try:
        return await asyncio.wait_for(future, seconds)
    except asyncio.TimeoutError:
        return f"ERROR: timed out after {seconds}s"


def with_timeout(fn, args, seconds=2.0):
    return asyncio.run(bounded(fn, args, seconds))
