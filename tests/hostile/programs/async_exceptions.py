# drill: agreement
# right: error failed exited crashed timeout
# why: exceptions thrown into the main thread from another
# slow
import ctypes, threading
main = threading.main_thread().ident
def throw():
    while True:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(main), ctypes.py_object(SystemExit))
threading.Thread(target=throw, daemon=True).start()
def agreement(judge_labels, human_labels):
    return {}
