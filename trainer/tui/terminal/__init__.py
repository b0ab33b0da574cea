"""The terminal itself: what comes from it, ending and breaking off so that it is as before, lending it out."""
