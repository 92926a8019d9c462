"""The HTTP and WebSocket interface: thin, each route one question to the services."""
