# drill: agreement
# right: output
# why: four megabytes a file, file after file
import itertools, time
block = b"x" * (4 << 20)
for number in itertools.count():
    # No faster than the small disk of a test is large.
    time.sleep(0.02)
    with open(f"file{number}", "wb") as file:
        file.write(block)
