"""Matches that people play at a real table: the log of what they entered, and who follows it."""
