"""Bots: one file each, found through entry points; a bot is given a view, never a full round."""
