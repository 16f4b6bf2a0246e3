"""Text and values: positions (TPN), game records (TGN), masking, replaying and checking."""
