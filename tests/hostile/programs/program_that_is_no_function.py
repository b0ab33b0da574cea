# drill: agreement
# right: failed error
# why: the name is there, but nothing that can be called
agreement = {'agreement': 1.0, 'kappa': 1.0}
