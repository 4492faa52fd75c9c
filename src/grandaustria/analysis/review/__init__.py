"""Reviews of finished games: what each turn gave away, what luck brought, and why."""
