"""The server: durable tables between the engine and browsers, people and bots."""
