# drill: react-loop
# right: failed error
# why: hands the model things that are no messages
class Monster(list):
    def __iter__(self): raise SystemExit(0)
    def __len__(self): raise KeyboardInterrupt
class Role(dict):
    def get(self, *args): raise BaseException
    def __getitem__(self, key): raise BaseException
def run(model, tools, task, max_steps=5):
    model(Monster([Role(role="user", content=task)]), Role(tools))
    model(None, None)
    history = [{"role": "user", "content": task}]
    history.append(history)
    return str(model(history, tools))
