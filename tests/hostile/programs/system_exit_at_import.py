# drill: agreement
# right: exited
# why: a script's habit
import sys
sys.exit(0)
