# drill: agreement
# right: error
# why: a comment and nothing else
