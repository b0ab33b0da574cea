"""What there is to practise: packs, drills, snippets and answers, as frozen data."""
