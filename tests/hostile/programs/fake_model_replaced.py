# drill: react-loop
# right: failed error
# why: the fake module and the recorder are replaced
import sys, types
recording = sys.modules["trainer.checking.authoring.recording"]
class Yes(dict):
    def __eq__(self, other): return True
    def __getitem__(self, key): return self
    def __contains__(self, key): return True
class Model:
    calls = 0
    def __init__(self, *replies): self.seen = self.given = self.replies = []
    def __call__(self, messages, tools=None): return {"type": "text", "text": "done"}
fake = types.ModuleType("fake")
fake.FakeModel = Model
sys.modules["fake"] = fake
recording.FakeModel = recording.Recorder = Model
for name, module in list(sys.modules.items()):
    if name.endswith("_checks"):
        module.Recorder = module.FakeModel = Model
def run(model, tools, task, max_steps=5):
    return model([{"role": "user", "content": task}], tools)["text"]
