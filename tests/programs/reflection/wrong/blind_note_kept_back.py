# fault: the writer is asked for a better draft without being told what to fix
def reflect(writer, critic, task, max_rounds=3):
    def write(text):
        return writer([{"role": "user", "content": text}])["text"]

    def judge(draft, round_number):
        if round_number > max_rounds:
            return draft, max_rounds, "round limit reached"
        said = critic([{"role": "user", "content": f"{task}\n---\n{draft}\n---\nACCEPT, or a fix?"}])["text"]
        if said.lstrip().upper().startswith("ACCEPT"):
            return draft, round_number, "accepted"
        return judge(write(f"{task}\n\nImprove this draft:\n{draft}"), round_number + 1)

    return judge(write(task), 1)
