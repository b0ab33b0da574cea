# drill: agreement
# right: memory
# why: keeps a little more every time round
kept = []
while True:
    kept.append(bytearray(1 << 22))
