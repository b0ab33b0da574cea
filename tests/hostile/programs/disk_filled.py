# drill: agreement
# right: output failed error timeout
# why: four megabytes a file, file after file
import itertools
block = b"x" * (4 << 20)
for number in itertools.count():
    with open(f"file{number}", "wb") as file:
        file.write(block)
