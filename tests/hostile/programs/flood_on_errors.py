# drill: agreement
# right: output
# why: writes errors for ever
import sys
while True:
    sys.stderr.write("x" * 10_000)
