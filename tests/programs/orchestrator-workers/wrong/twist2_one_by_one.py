# twist: 2
# fault: async workers are awaited one after the other, they do not run at the same time
import inspect


async def orchestrate(splitter, crew, merger, mission):
    listing = splitter([{"role": "user", "content": mission}])["text"]
    pieces = [bit.strip() for bit in listing.split(";") if bit.strip()]
    notes = [f"Goal: {mission}"]
    for ask_model, item in zip(crew, pieces):
        msg = ask_model([{"role": "user", "content": item}])
        if inspect.isawaitable(msg):
            msg = await msg
        notes.append(f"{item}: {msg['text']}")
    return merger([{"role": "user", "content": "\n".join(notes)}])["text"]
