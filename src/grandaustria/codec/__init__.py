"""Positions, views, prompts and events as plain JSON, and back."""
