# twist: 1
async def orchestrate(splitter, hands, writer, aim):
    listing = splitter([{"role": "user", "content": aim}])["text"]
    jobs = [w.strip() for w in listing.split(";") if w.strip()]
    lines = []
    for no, item in enumerate(jobs):
        llm = hands[no % len(hands)]
        # a new list for each call, also where a worker is asked twice
        lines.append(f"- {item}: {llm([{'role': 'user', 'content': item}])['text']}")
    bundle = "\n".join(lines)
    return writer([{"role": "user", "content": f"{aim}\n{bundle}"}])["text"]
