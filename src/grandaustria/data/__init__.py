"""Many games: simulated, recorded in files, exported to Parquet."""
