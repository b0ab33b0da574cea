# twist: 1
class Debate:
    def __init__(self, debaters, question):
        self.debaters, self.question = debaters, question

    def ask(self, name, heard):
        lines = [f"<statement by='{who}'>{said}</statement>" for who, said in heard if who != name]
        try:
            return self.debaters[name]([{"role": "user", "content": self.question + "".join(lines)}])["text"]
        except Exception as error:
            return f"ERROR: {type(error).__name__}: {error}"

    def rounds(self):
        heard = []
        while True:
            heard = [(name, self.ask(name, heard)) for name in self.debaters]
            yield heard


def debate(debaters, judge, question, max_rounds=2, *, agreed=lambda statements: False):
    held = []
    for number, heard in enumerate(Debate(debaters, question).rounds(), 1):
        held.append(heard)
        if number == max_rounds or agreed([said for _, said in heard]):
            break
    transcript = [{"round": n, "debater": who, "statement": said} for n, row in enumerate(held, 1) for who, said in row]
    told = " ".join(
        f"<statement by='{e['debater']}' round='{e['round']}'>{e['statement']}</statement>" for e in transcript
    )
    verdict = judge([{"role": "system", "content": question}, {"role": "user", "content": told}])["text"]
    return {"verdict": verdict, "rounds": len(held), "transcript": transcript}
