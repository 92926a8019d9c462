"""Every request passes here: addresses, connections, rate limits, errors as answers."""
