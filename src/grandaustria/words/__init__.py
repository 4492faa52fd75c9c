"""Everything in a language: Fluent catalogues, and the functions that turn data into text."""
