"""Values as messages: what one seat may be shown, in its language."""
