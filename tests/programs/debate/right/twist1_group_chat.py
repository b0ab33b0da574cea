# twist: 1
class Participant:
    def __init__(self, name, model, question):
        self.name, self.model = name, model
        self.chat = [{"role": "system", "content": question}]

    def speak(self):
        try:
            text = self.model(list(self.chat) + [{"role": "user", "content": f"{self.name}, it is your turn."}])["text"]
        except Exception as e:
            text = "ERROR " + repr(e)
        self.chat.append({"role": "assistant", "content": f"{self.name}: {text}"})
        return text

    def hear(self, name, text):
        self.chat.append({"role": "user", "content": f"{name}: {text}"})


class GroupChat:
    def __init__(self, people, judge, question, termination=lambda statements: False):
        self.people, self.judge, self.question, self.termination = people, judge, question, termination
        self.log = []

    def one_round(self, n):
        said = [(p, p.speak()) for p in self.people]
        for p, text in said:
            self.log.append(dict(round=n, debater=p.name, statement=text))
            for q in self.people:
                if q is not p:
                    q.hear(p.name, text)
        return [text for _, text in said]

    def run(self, limit):
        n = 0
        while n < limit:
            n += 1
            if self.termination(self.one_round(n)):
                break
        told = [{"role": "user", "content": f"{e['debater']}: {e['statement']}"} for e in self.log]
        reply = self.judge([{"role": "system", "content": "Judge: " + self.question}, *told])
        return dict(verdict=reply["text"], transcript=self.log, rounds=n)


def debate(debaters, judge, question, max_rounds=2, *, agreed=None):
    people = [Participant(name, model, question) for name, model in debaters.items()]
    options = {} if agreed is None else {"termination": agreed}
    return GroupChat(people, judge, question, **options).run(max_rounds)
