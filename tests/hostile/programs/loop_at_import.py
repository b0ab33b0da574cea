# drill: agreement
# right: timeout
# why: an endless loop before anything is defined
while True:
    pass
