# drill: streaming
# right: timeout
# why: a lock that waits for itself
# slow
import threading
lock = threading.Lock()
lock.acquire()
lock.acquire()
