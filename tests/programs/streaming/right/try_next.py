def stream_answer(chunks, on_token):
    source, got = iter(chunks), bytearray()
    try:
        while True:
            chunk = next(source)
            on_token(chunk)
            got += chunk.encode()
    except StopIteration:
        return got.decode()
