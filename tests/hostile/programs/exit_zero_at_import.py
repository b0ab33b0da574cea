# drill: agreement
# right: exited
# why: leaves with the status of success
import os
os._exit(0)
