from functools import reduce


def stream_answer(stream, emit):
    def step(so_far, chunk):
        emit(chunk)
        return so_far + chunk

    return reduce(step, stream, "")
