# twist: 1
# fault: the subtasks beyond the workers all go to the last worker, not to worker i mod n
async def orchestrate(lead, crew, closer, aim):
    outline = lead([{"role": "user", "content": aim}])["text"]
    parts = [line.strip() for line in outline.split(";") if line.strip()]
    notes = []
    for i, piece in enumerate(parts):
        llm = crew[min(i, len(crew) - 1)]
        notes.append(f"{piece}: {llm([{'role': 'user', 'content': piece}])['text']}")
    return closer([{"role": "user", "content": "\n".join([aim, *notes])}])["text"]
