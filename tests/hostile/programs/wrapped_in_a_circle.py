# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: __wrapped__ in a circle
def agreement(): raise TypeError("x")
def other(): pass
agreement.__wrapped__=other; other.__wrapped__=agreement
