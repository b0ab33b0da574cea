# drill: streaming
# right: failed error timeout
# why: an object whose comparison eats the memory
class Bomb(str):
    def __eq__(self, other):
        return bytearray(1 << 40)
    __hash__ = str.__hash__
def stream_answer(chunks, on_token):
    for chunk in chunks:
        on_token(Bomb("x"))
    return Bomb("x")
