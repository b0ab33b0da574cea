# fault: the synthesiser is asked once per finding, not once
async def orchestrate(lead, helpers, writer, aim):
    planned = lead([{"role": "user", "content": aim}])["text"]
    parts = [bit.strip() for bit in planned.split(";") if bit.strip()]
    bundle, given_answer = f"Goal: {aim}", ""
    for worker, part in zip(helpers, parts):
        finding = worker([{"role": "user", "content": part}])["text"]
        bundle += f"\n{part}: {finding}"
        given_answer = writer([{"role": "user", "content": bundle}])["text"]
    return given_answer
