"""For whoever runs the server: logs, metrics, readiness, backups, archive, recheck."""
