# fault: workers are popped from the end, subtask 0 goes to the last worker
async def orchestrate(lead, hands, closer, request):
    listing = lead([{"role": "user", "content": request}])["text"]
    jobs = [x.strip() for x in listing.split(";") if x.strip()]
    free = list(hands)
    notes = ""
    for part in jobs:
        llm = free.pop()
        notes += f"\n{part}: {llm([{'role': 'user', 'content': part}])['text']}"
    return closer([{"role": "user", "content": f"Goal: {request}{notes}"}])["text"]
