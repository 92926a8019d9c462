"""Properties hold whatever time an example takes: that tells how busy the machine is."""

from hypothesis import HealthCheck, settings

settings.register_profile("any time", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any time")
