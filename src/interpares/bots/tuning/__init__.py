"""Better numbers for a bot, found by games of the bot with itself."""
