# drill: streaming
# right: failed error
# why: half characters in every text
def stream_answer(chunks, on_token):
    for chunk in chunks:
        on_token(chunk + "\ud800\udfff")
    return "\udc80" * 100
