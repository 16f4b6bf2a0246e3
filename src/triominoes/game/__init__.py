"""The game as values: standard library only, no input or output, no clock, no chance of its own."""
