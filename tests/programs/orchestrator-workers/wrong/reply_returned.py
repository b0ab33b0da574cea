# fault: returns the reply of the synthesiser, not its text
async def orchestrate(lead, crew, closer, request):
    listing = lead([{"role": "user", "content": request}])["text"]
    jobs = [x.strip() for x in listing.split(";") if x.strip()]
    lines = []
    for worker, job in zip(crew, jobs):
        lines.append(job + ": " + worker([{"role": "user", "content": job}])["text"])
    return closer([{"role": "user", "content": request + "\n" + "\n".join(lines)}])
