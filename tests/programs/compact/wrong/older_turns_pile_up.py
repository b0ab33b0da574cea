# fault: the parts of the prompt are kept on the class, so a later prompt holds turns of an earlier call
class Memo:
    lines = ["Write down every decision, every identifier and every open question."]

    def add(self, said):
        self.lines.append(f"- {said}")

    def asked_of(self, model):
        return model([{"role": "user", "content": "\n".join(self.lines)}])["text"]


def compact(model, messages, keep_last=2):
    cut = len(messages) - keep_last
    if cut < 2:
        return list(messages)
    memo = Memo()
    for one in messages[1:cut]:
        memo.add(one["content"])
    return [messages[0], {"role": "user", "content": memo.asked_of(model)}, *messages[cut:]]
