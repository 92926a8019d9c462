"""The contract every game keeps: states, decisions, actions, chance, knowing, records."""
