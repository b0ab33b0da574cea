"""What a program does, statement by statement, whatever it is called and however it is phrased."""
