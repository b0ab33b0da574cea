# drill: agreement
# right: error
# why: control characters in a line that is quoted back
x = "[2J" if
