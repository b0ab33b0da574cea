# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: a code object with broken bytecode
def f(a,b): return {}
c=f.__code__.replace(co_code=bytes([255,255])*50, co_stacksize=0)
f.__code__=c
agreement=f
