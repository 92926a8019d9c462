"""Who somebody is: guests, accounts, sessions, tokens, cookies, webhooks."""
