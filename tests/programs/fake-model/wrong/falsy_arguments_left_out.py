# fault: arguments that are false, 0, empty or None are left out of the input
class FakeModel:

    def __init__(self, *script):
        self.calls, self.script = 0, script

    def __call__(self, history, tools=()):
        place, self.calls = self.calls, self.calls + 1
        return self.script[place] if place < len(self.script) else {'type': 'text', 'text': 'nothing more is scripted'}

def text(words):
    return {'type': 'text', 'text': words}

def call(ident, called, **given):
    return {'type': 'tool_call', 'id': ident, 'name': called, 'input': {k: the_v for k, the_v in given.items() if the_v}}
