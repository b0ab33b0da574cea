from itertools import islice


def drafts(writer, task):
    """Yields drafts; send() it the critique to get the next one."""
    draft = writer([{"role": "user", "content": f"Please do this: {task}"}], [])["text"]
    while True:
        critique = yield draft
        draft = writer(
            [
                {"role": "user", "content": f"Task: {task}"},
                {"role": "user", "content": f"Current draft: {draft}"},
                {"role": "user", "content": f"Reviewer: {critique}"},
            ],
            [],
        )["text"]


def reflect(writer, critic, task, max_rounds=3):
    stream = drafts(writer, task)
    draft = next(stream)
    for n in islice(range(1, 10**9), max_rounds):
        said = critic([{"role": "user", "content": task}, {"role": "user", "content": draft}])["text"]
        if said.strip().casefold().startswith("accept"):
            return (draft, n, "accepted")
        draft = stream.send(said)
    return (draft, max_rounds, "round limit reached")
