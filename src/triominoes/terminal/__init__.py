"""The table in a terminal: the board, a person's turn, a record step by step."""
