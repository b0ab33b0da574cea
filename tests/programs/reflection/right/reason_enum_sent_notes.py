from enum import StrEnum


class Why(StrEnum):
    YES = "accepted"
    ENOUGH = "round limit reached"


def writing(writer, task):
    words = task
    while True:
        draft = writer([{"role": "user", "content": words}])["text"]
        note = yield draft
        words = "\n".join([task, draft, note])


def reflect(writer, critic, task, max_rounds=3):
    desk = writing(writer, task)
    draft = next(desk)
    for before in range(max_rounds):
        note = critic([{"role": "user", "content": task + "\n" + draft}])["text"]
        if note.strip().lower().startswith("accept"):
            return draft, before + 1, Why.YES
        draft = desk.send(note)
    return draft, max_rounds, Why.ENOUGH
