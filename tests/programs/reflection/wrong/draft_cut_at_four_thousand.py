# fault: of a long draft the critic sees four thousand characters
def reflect(author, judge, job, max_rounds=3):
    def say(model, *parts):
        return model([{"role": "user", "content": "\n\n".join(parts)}])["text"]

    version = say(author, job)
    for turn in range(max_rounds):
        note = say(judge, job, version[:4000], "ACCEPT it, or say what to mend.")
        if note.lstrip().upper().startswith("ACCEPT"):
            return version, turn + 1, "accepted"
        version = say(author, job, version, note)
    return version, max_rounds, "round limit reached"
