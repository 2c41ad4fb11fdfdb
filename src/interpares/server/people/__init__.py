"""People: guests and accounts, how they are known again, and what is theirs."""
