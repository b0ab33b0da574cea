# fault: each worker is awaited before the next is started
class Collected:
    def __init__(self):
        self.good = []
        self.bad = []

    async def collect(self, name, job):
        try:
            self.good.append((name, await job))
        except Exception as problem:
            self.bad.append((name, problem))


async def fan_out(names, question):
    collected = Collected()
    for name in names:
        await collected.collect(name, worker(name, question))
    return collected.good, collected.bad
