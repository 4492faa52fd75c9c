"""A position as plain JSON: whole (a snapshot) or as one seat may see it (a view), with what is asked and told."""
