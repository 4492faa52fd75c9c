"""What can be learned from games that were played."""
