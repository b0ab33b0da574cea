"""What check files are written with; `trainer.checking.api` offers it to them."""
