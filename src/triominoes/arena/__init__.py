"""The arena: bots against bots over duplicate deals, their statistics and ratings."""
