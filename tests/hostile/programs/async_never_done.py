# drill: fan-out
# right: timeout failed
# why: awaits what never comes, and swallows being cancelled
# slow
import asyncio
async def fan_out(names, question):
    while True:
        try:
            await asyncio.Event().wait()
        except BaseException:
            pass
