import io


def stream_answer(chunks, on_token):
    """Show every piece at once, keep the whole for the log."""
    log = io.StringIO()
    for piece in chunks:
        on_token(piece)
        log.write(piece)
    on_token("\n")
    return log.getvalue()
