# drill: agreement
# right: output
# why: empty files, as many as there is time for
import itertools, os
for number in itertools.count():
    os.close(os.open(f"file{number}", os.O_CREAT | os.O_WRONLY))
