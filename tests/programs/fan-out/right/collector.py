import asyncio


class Collector:
    def __init__(self):
        self.got, self.failed = {}, {}

    async def ask(self, name, question):
        try:
            self.got[name] = await worker(name, question)
        except Exception as exc:
            self.failed[name] = exc


async def fan_out(names, question):
    c = Collector()
    await asyncio.gather(*(c.ask(n, question) for n in names))
    return ([(n, c.got[n]) for n in names if n in c.got], [(n, c.failed[n]) for n in names if n in c.failed])
