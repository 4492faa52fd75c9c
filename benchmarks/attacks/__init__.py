"""What an attacker would try against a server, bounded in time and count, and on loopback only."""
