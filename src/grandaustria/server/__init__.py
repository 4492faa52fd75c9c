"""People and bots playing together over the network. docs/server.md explains it."""
