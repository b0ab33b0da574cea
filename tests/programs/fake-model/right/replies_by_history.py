class FakeModel:
    def __init__(self, *replies):
        self._replies, self._seen = replies, []
    @property
    def calls(self): return len(self._seen)
    def __call__(self, messages, tools=()):
        self._seen.append((list(messages), tools))
        try: return self._replies[self.calls - 1]
        except IndexError: return text("(script exhausted)")
class text(dict):
    def __init__(self, s): super().__init__(type="text", text=s)
class call(dict):
    def __init__(self, id, name, /, **kw): super().__init__(type="tool_call", id=id, name=name, input=kw)
