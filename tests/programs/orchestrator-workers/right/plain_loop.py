import asyncio
from fake import text, FakeModel


async def orchestrate(boss, helpers, merger, aim):
    listing = boss([{"role": "user", "content": "Split into subtasks, separated by ';'. Goal: " + aim}])
    items = [part.strip() for part in listing["text"].split(";") if part.strip()]
    report = f"Goal: {aim}\n"
    for no, piece in enumerate(items):
        output = helpers[no]([{"role": "user", "content": piece}])
        report += f"\n## {piece}\n{output['text']}\n"
    return merger([{"role": "user", "content": report + "\nWrite the answer."}])["text"]


print(
    asyncio.run(
        orchestrate(
            FakeModel(text("pricing; latency;")),
            [FakeModel(text("$3")), FakeModel(text("800ms"))],
            FakeModel(text("cheap and quick")),
            "compare the tiers",
        )
    )
)
