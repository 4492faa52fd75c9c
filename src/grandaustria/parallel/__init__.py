"""The same work for many items, in several processes or on many machines."""
