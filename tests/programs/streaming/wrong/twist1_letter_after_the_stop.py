# twist: 1
# fault: it takes for granted that a space follows each full stop, and skips what stands there
def stream_answer(pieces, show):
    whole, done = "", 0
    for piece in pieces:
        whole += piece
        while ends := [at for at in (whole.find(mark, done) for mark in ".!?") if at >= 0]:
            show(whole[done : min(ends) + 1])
            done = min(ends) + 2
    if whole[done:].strip():
        show(whole[done:])
    return whole
