# fault: never more than ten rounds, whatever limit the caller sets
TEN = 10


def reflect(author, judge, job, max_rounds=3):
    def say(model, *parts):
        return model([{"role": "user", "content": "\n\n".join(parts)}])["text"]

    version, rounds = say(author, job), 0
    while rounds < min(max_rounds, TEN):
        rounds += 1
        note = say(judge, job, version, "ACCEPT it, or say what to mend.")
        if note.lstrip().upper().startswith("ACCEPT"):
            return version, rounds, "accepted"
        version = say(author, job, version, note)
    return version, max_rounds, "round limit reached"
