"""Everything that is said in a language: Fluent catalogues, and the functions that turn data into text."""
