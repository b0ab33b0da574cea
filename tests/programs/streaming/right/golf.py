stream_answer = lambda cs, f: "".join([(f(c), c)[1] for c in cs])
