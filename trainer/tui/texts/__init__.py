"""What the screens show, as text for a width and in colours; what there is to show was decided below."""
