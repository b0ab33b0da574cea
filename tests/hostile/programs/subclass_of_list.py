# drill: fan-out
# right: failed error
# why: a list whose walk and length are inventions
class Lie(list):
    def __iter__(self): return iter([("archive", "found")])
    def __len__(self): return 10 ** 9
    def __eq__(self, other): return True
    def __getitem__(self, key): return ("x", "y")
async def fan_out(names, question):
    return Lie(), Lie()
