"""What a host does with the database: keep copies, change its tables, throw away, count."""
