"""The web application: tables in the browser."""
