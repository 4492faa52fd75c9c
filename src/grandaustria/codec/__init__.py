"""Positions, views, prompts and events to and from plain JSON."""
